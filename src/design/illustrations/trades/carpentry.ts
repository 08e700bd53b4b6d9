import { mix } from '../inks.ts';
import { isoBox } from '../isometric.ts';
import { clouds, sun } from '../nature.ts';
import type { Point } from '../paths.ts';
import { circ, isoF, N, pol, poly, rect, seg } from '../paths.ts';
import { nth, TAU } from '../random.ts';
import { Sheet } from '../sheet.ts';
import { ashlar } from '../textures.ts';

export const jointScene = (g: Sheet) => {
  const { W, H, p, r } = g;
  g.fill(rect(0, 0, W, H), r.pick([p.tint, p.paper, p.body2]));
  const s = 23,
    P = isoF(W * 0.5, H * 0.6, s);
  const wood = r.pick([p.wood, p.wood2, mix(p.wood, p.wood2, 0.5)]),
    wood2 = r.pick([wood === p.wood ? p.wood2 : p.wood, p.accent, mix(p.wood, p.deep, 0.3)]);
  let gr = '';
  for (let i = -20; i <= 20; i += 2)
    gr += seg(...P(i, -20, -5), ...P(i, 20, -5)) + seg(...P(-20, i, -5), ...P(20, i, -5));
  g.line(gr, 0.8, p.line, 'opacity=".2"');
  const k = r.i(0, 2);
  const mir = r.p();
  g.raw(mir ? `<g transform="translate(${W} 0) scale(-1 1)">` : '<g>');
  g.shade(poly([P(-9, 4.4, -5), P(11, 4.4, -5), P(11, 1, -5), P(-9, 1, -5)]), 0.14);
  if (k === 0) {
    // mortise and tenon, exploded upward
    isoBox(g, P, -11, -2, -3, 20, 4, 4, wood, { grain: 5, end: 'x' });
    g.both(poly([P(-1.4, -1, 1), P(1.4, -1, 1), P(1.4, 1, 1), P(-1.4, 1, 1)]), mix(wood, p.line, 0.75), 1.8);
    g.fill(
      poly([P(-1.4, -1, 1), P(-1.4, 1, 1), P(-1.4, 1, 0.1), P(-1.0, -0.6, 0.2)]),
      mix(wood, p.line, 0.4),
    );
    const up = r.f(3.2, 4.4);
    isoBox(g, P, -1.4, -1, 1 + up - 2.6, 2.8, 2, 2.6, wood2, { grain: 3 });
    isoBox(g, P, -2, -2, 1 + up, 4, 4, 9, wood2, { grain: 5 });
    const D = (
      [
        [-1.4, 1],
        [1.4, 1],
        [1.4, -1],
      ] as const
    )
      .map(([x, y]) => seg(...P(x, y, 1), ...P(x, y, 1 + up - 2.6)))
      .join('');
    g.dash(D, 1.6, p.accent === wood2 ? p.line : p.accent);
    isoBox(g, P, -4.5, 4.6, -2.2, 0.8, 4.4, 0.8, p.pale, { grain: 0 });
    g.dash(seg(...P(-4.1, 4.6, -1.8), ...P(-4.1, 2, -1.8)), 1.6);
  } else if (k === 1) {
    // dovetails
    isoBox(g, P, -10, -3.2, -2.6, 9, 6.4, 2, wood, { grain: 6 });
    const gap = r.f(2.4, 3.4);
    for (let i = 0; i < 3; i++) {
      const y = -2.7 + i * 2.1;
      g.both(
        poly([P(-1, y + 0.35, -0.6), P(1.6, y, -0.6), P(1.6, y + 1.35, -0.6), P(-1, y + 1, -0.6)]),
        mix(wood, p.pale, 0.42),
        1.8,
      );
      g.both(
        poly([P(-1, y + 1, -0.6), P(1.6, y + 1.35, -0.6), P(1.6, y + 1.35, -2.6), P(-1, y + 1, -2.6)]),
        wood,
        1.8,
      );
      g.both(
        poly([P(1.6, y, -0.6), P(1.6, y + 1.35, -0.6), P(1.6, y + 1.35, -2.6), P(1.6, y, -2.6)]),
        mix(wood, p.line, 0.25),
        1.8,
      );
    }
    const X = 1.6 + gap;
    isoBox(g, P, X, -3.2, -0.4, 2.4, 6.4, 8.5, wood2, { grain: 6 });
    for (let i = 0; i < 4; i++) {
      const y = -3.2 + i * 2.05 - (i ? 0.25 : 0),
        w = i === 0 || i === 3 ? 0.75 : 0.95;
      isoBox(g, P, X, y, -2.6, 2.4, w, 2.2, wood2, {});
    }
    g.dash(
      [-2, 0.1, 2.2].map((y) => seg(...P(1.6, y, -1.4), ...P(X, y, -1.4))).join(''),
      1.6,
      p.accent === wood2 ? p.line : p.accent,
    );
  } else {
    // crossing beams of a frame
    for (let i = 0; i < 3; i++) isoBox(g, P, -12, -7 + i * 5, -4.4, 24, 2, 2, wood, { grain: 3, end: 'x' });
    for (let i = 0; i < 3; i++) isoBox(g, P, -8 + i * 6.2, -9, -2.4, 2, 17, 2, wood2, { grain: 3, end: 'y' });
    isoBox(g, P, -1.8, -2, 1.2, 2, 2, 8, wood, { grain: 3 });
    g.dash(
      seg(...P(-1.8, 0, 1.2), ...P(-1.8, 0, -0.4)) +
        seg(...P(0.2, 0, 1.2), ...P(0.2, 0, -0.4)) +
        seg(...P(0.2, -2, 1.2), ...P(0.2, -2, -0.4)),
      1.6,
      p.accent === wood ? p.line : p.accent,
    );
  }
  g.raw('</g>');
};

export const trussScene = (g: Sheet) => {
  const { W, H, p, r } = g;
  g.fill(rect(0, 0, W, H), p.tint);
  clouds(g, 50, 150, 2);
  sun(g, W * (r.p() ? 0.12 : 0.88), 100, 40);
  const b = H - 150,
    w = Math.min(W * 0.78, 680),
    x = W / 2 - w / 2,
    hh = r.f(250, 300),
    ax = W / 2,
    ay = b - hh;
  const wood = p.wood,
    beam = (x1: number, y1: number, x2: number, y2: number, t: number, c = wood) => {
      const a = Math.atan2(y2 - y1, x2 - x1) + Math.PI / 2,
        dx = (Math.cos(a) * t) / 2,
        dy = (Math.sin(a) * t) / 2;
      g.both(
        poly([
          [x1 + dx, y1 + dy],
          [x2 + dx, y2 + dy],
          [x2 - dx, y2 - dy],
          [x1 - dx, y1 - dy],
        ]),
        c,
        1.9,
      );
    };
  g.fill(
    poly([
      [x, b],
      [ax, ay],
      [x + w, b],
    ]),
    p.night ? mix(p.paper, p.lit, 0.12) : mix(p.body2, p.pale, 0.45),
  );
  const L = (t: number): Point => [x + (ax - x) * t, b + (ay - b) * t],
    R = (t: number): Point => [x + w + (ax - x - w) * t, b + (ay - b) * t];
  for (const f of [L, R]) {
    const o = f === L ? -1 : 1;
    beam(...f(-0.1), ...f(1.02), 22, mix(wood, p.pale, 0.1));
    const off = (q: number): Point => [nth(f(q), 0) + o * 17, nth(f(q), 1) - 20];
    beam(...off(-0.12), ...off(1.03), 9, p.body2);
    const o2 = (q: number) => [nth(f(q), 0) + o * 24, nth(f(q), 1) - 29];
    for (let q = -0.12; q < 1; q += 0.075) {
      const A = o2(q),
        B = o2(q + 0.1);
      beam(nth(A, 0), nth(A, 1) + 1, nth(B, 0) + o * 3, nth(B, 1) - 3, 8, p.deep);
    }
    for (const q of [0.33, 0.66]) {
      const a = f(q);
      g.g(
        `transform="translate(${N(nth(a, 0) + o * 6)} ${N(nth(a, 1) - 8)}) rotate(${N(((o * -Math.atan2(hh, w / 2) * 180) / Math.PI) * -1)})"`,
        () => {
          g.both(rect(-13, -11, 26, 22), p.pale, 1.8);
          g.line(seg(-13, -11, 13, 11) + seg(13, -11, -13, 11), 1.3);
        },
      );
    }
  }
  beam(ax, ay + 20, ax, b - 6, 22);
  const kind = r.i(0, 1);
  beam(L(0.5)[0] + 8, L(0.5)[1] + 14, ax, b - 50, 16, mix(wood, p.line, 0.1));
  beam(R(0.5)[0] - 8, R(0.5)[1] + 14, ax, b - 50, 16, mix(wood, p.line, 0.1));
  if (kind) beam(nth(L(0.56), 0), nth(L(0.56), 1), nth(R(0.56), 0), nth(R(0.56), 1), 18);
  beam(x - 20, b, x + w + 20, b, 26);
  let gr = '';
  for (let i = 0; i < 9; i++) {
    const a = x + r.f(0, w * 0.8);
    gr += `M${N(a)} ${N(b + r.f(-8, 8))}h${N(r.f(40, 110))}`;
  }
  g.line(gr, 1, p.line, 'opacity=".5"');
  g.both(circ(ax, b, 5) + circ(ax, ay + 40, 5), p.line, 0);
  for (const q of [x + 4, x + w - 46]) {
    g.both(rect(q, b + 13, 42, H), p.pale, 2);
    g.clip(rect(q, b + 13, 42, H), () =>
      ashlar(g, rect(q, b + 13, 42, H), q, b + 13, 42, 200, 26, 40, p.body2, p.pale, 1.3),
    );
    g.both(rect(q - 3, b + 13, 48, 10), mix(wood, p.line, 0.2), 1.5);
  }
  g.both(rect(x + 46, H - 26, w - 92, 26), p.pale, 1.8);
  g.hatch(rect(x + 46, H - 26, w - 92, 26), 45, 7, 0.8);
  g.dimV(ay, b, x - 54 < 20 ? 24 : x - 54, p.line, []);
  g.line(
    `M${N(x + 120)} ${b}A120 120 0 0 0 ${N(x + 120 * Math.cos(Math.atan2(hh, w / 2)))} ${N(b - 120 * Math.sin(Math.atan2(hh, w / 2)))}`,
    1.4,
    p.accent,
    'stroke-dasharray="6 5"',
  );
  g.both(
    poly([
      [ax - 30, ay - 12],
      [ax, ay - 46],
      [ax + 30, ay - 12],
      [ax + 20, ay - 6],
      [ax, ay - 28],
      [ax - 20, ay - 6],
    ]),
    p.deep,
    1.8,
  );
};

export const stairsScene = (g: Sheet) => {
  // spiral in plan
  const { W, H, p, r } = g;
  g.fill(rect(0, 0, W, H), r.pick([p.tint, p.paper, p.body2]));
  const cx = W / 2 + r.f(-60, 60),
    cy = H / 2 + r.f(-16, 16),
    R = r.f(236, 270),
    ri = R * r.f(0.17, 0.24),
    n = r.i(18, 26),
    a0 = r.f(0, TAU),
    sweep = TAU * r.f(0.86, 1),
    dir = r.p() ? 1 : -1;
  const [c1, c2] = r.pick([
    [p.deep, p.pale],
    [p.accent, p.lit],
    [p.deep, p.body2],
    [p.body, p.pale],
    [p.deep, p.water],
  ]);
  let gr = '';
  const gs = 40;
  for (let x = cx % gs; x < W; x += gs) gr += `M${N(x)} 0V${H}`;
  for (let y = cy % gs; y < H; y += gs) gr += `M0 ${N(y)}H${W}`;
  g.line(gr, 0.8, p.line, 'opacity=".22"');
  g.shade(circ(cx + 14, cy + 16, R + 22), 0.2);
  g.both(circ(cx, cy, R + 22), p.night ? p.body2 : p.pale, 2.4);
  g.hatch(circ(cx, cy, R + 22), 45, 8, 0.9);
  g.both(circ(cx, cy, R), mix(c1, p.line, 0.35), 2);
  for (let i = 0; i < n; i++) {
    const A = a0 + (dir * sweep * i) / n,
      B = a0 + (dir * sweep * (i + 1)) / n,
      f = dir > 0 ? 1 : 0;
    const d = `M${pol(cx, cy, ri, A).map(N)}L${pol(cx, cy, R, A).map(N)}A${N(R)} ${N(R)} 0 0 ${f} ${pol(cx, cy, R, B).map(N)}L${pol(cx, cy, ri, B).map(N)}A${N(ri)} ${N(ri)} 0 0 ${1 - f} ${pol(cx, cy, ri, A).map(N)}z`;
    g.both(d, mix(c1, c2, i / (n - 1)), 1.8);
    const C = A + (B - A) * 0.24;
    g.shade(
      `M${pol(cx, cy, ri, A).map(N)}L${pol(cx, cy, R, A).map(N)}A${N(R)} ${N(R)} 0 0 ${f} ${pol(cx, cy, R, C).map(N)}L${pol(cx, cy, ri, C).map(N)}z`,
      0.16,
    );
  }
  g.both(circ(cx, cy, ri), p.pale, 2.2);
  g.both(circ(cx, cy, ri * 0.5), p.accent === c1 ? p.deep : p.accent, 2);
  const rr = (R + ri) / 2;
  const e = a0 + (dir * sweep * (n - 0.6)) / n,
    s = a0 + (dir * sweep * 0.6) / n;
  const [ex, ey] = pol(cx, cy, rr, e),
    [sx, sy] = pol(cx, cy, rr, s);
  g.line(
    `M${N(sx)} ${N(sy)}A${N(rr)} ${N(rr)} 0 ${sweep > Math.PI ? 1 : 0} ${dir > 0 ? 1 : 0} ${N(ex)} ${N(ey)}`,
    1.7,
    p.line,
    'stroke-dasharray="3 6"',
  );
  g.both(circ(sx, sy, 5), p.pale, 1.7);
  const t = e - dir * 0.14;
  g.line(seg(ex, ey, ...pol(cx, cy, rr + 12, t)) + seg(ex, ey, ...pol(cx, cy, rr - 12, t)), 2);
  g.line(
    seg(cx - R - 60, cy, cx + R + 60, cy) + seg(cx, cy - R - 46, cx, cy + R + 46),
    1,
    p.accent,
    'stroke-dasharray="18 5 3 5"',
  );
};
