import { win } from '../house.ts';
import { mix } from '../inks.ts';
import { branches } from '../nature.ts';
import { arch, circ, isoF, N, type Point, type Points, pol, poly, rect, rrect, seg } from '../paths.ts';
import { nth, TAU } from '../random.ts';
import { Sheet } from '../sheet.ts';

export const pipesScene = (g: Sheet) => {
  const { W, H, p, r } = g;
  g.fill(rect(0, 0, W, H), p.tint);
  const P = isoF(W / 2, H * 0.5, 44);
  let t = '';
  for (let x = -14; x <= 16; x++) t += seg(...P(x, -3, -8), ...P(x, -3, 16));
  for (let z = -8; z <= 16; z++) t += seg(...P(-14, -3, z), ...P(16, -3, z));
  g.fill(poly([P(-16, -3, -12), P(16, -3, -12), P(16, -3, 18), P(-16, -3, 18)]), mix(p.paper, p.body2, 0.4));
  g.line(t, 1, p.line, 'opacity=".28"');
  const cols = [p.accent, p.deep, p.body, p.green, p.water];
  const n = r.i(4, 5),
    w = r.pick([26, 30, 34]);
  g.raw(r.p() ? `<g transform="translate(${W} 0) scale(-1 1)">` : '<g>');
  const step = r.f(2.3, 2.9),
    z1 = r.f(0.6, 1.6),
    gap = 1.35;
  const cs = [...cols].sort(() => r() - 0.5);
  type Corner = [x: number, y: number, z: number];
  const segs: [corners: [Corner, Corner, Corner], colour: string, fitting: Corner][] = [];
  const cast = (pts: Points) =>
    g
      .raw(`<g transform="translate(${N(w * 0.7)} ${N(w * 0.9)})">`)
      .line(poly(pts, false), w + 4, p.night ? '#05090c' : p.line, 'stroke-linejoin="round" opacity=".14"')
      .raw('</g>');
  for (let k = n - 1; k >= 0; k--) {
    const z = z1 + k * gap,
      x = 7 - k * step;
    segs.push([
      [
        [-22, 0, z + 0],
        [x, 0, z],
        [x, 0, 24],
      ],
      nth(cs, k % cs.length),
      [x, 0, z + r.f(2.2, 4.2)],
    ]);
  }
  for (let k = 0; k < n; k++) {
    const z = z1 - gap * (1 + k),
      x = -8 + k * step;
    segs.push([
      [
        [24, 0, z],
        [x, 0, z],
        [x, 0, -24],
      ],
      nth(cs, (k + 2) % cs.length),
      [x, 0, z - r.f(1.8, 3.4)],
    ]);
  }
  for (const [pts] of segs) cast(pts.map((a) => P(...a)));
  segs.forEach(([pts, c, at], i) => {
    const q = pts.map((a) => P(...a));
    pipe(g, q, w, c);
    const v = P(...at);
    if (i % 3 === 0) {
      flange(g, [v[0], v[1] - w * 1.3], [v[0], v[1] - w * 1.0], w);
      flange(g, [v[0], v[1] + w * 1.0], [v[0], v[1] + w * 1.3], w);
      valve(g, v[0], v[1], w, c === p.accent ? p.deep : p.accent);
    } else if (i % 3 === 1) {
      g.both(circ(v[0], v[1], w * 0.95), p.pale, 2.4);
      g.line(circ(v[0], v[1], w * 0.74), 1, p.line, 'stroke-dasharray="2 5"');
      g.line(seg(v[0], v[1], ...pol(v[0], v[1], w * 0.66, r.f(-2.6, -0.6))), 2.6, p.accent);
      g.fill(circ(v[0], v[1], 3.4), p.line);
    }
    const m = [pts[0], pts[1]].map((a) => P(...a));
    for (const t of [0.55, 0.8]) {
      const u = [
        nth(m, 0)[0] + (nth(m, 1)[0] - nth(m, 0)[0]) * t,
        nth(m, 0)[1] + (nth(m, 1)[1] - nth(m, 0)[1]) * t,
      ];
      const L = Math.hypot(nth(m, 1)[0] - nth(m, 0)[0], nth(m, 1)[1] - nth(m, 0)[1]);
      const e = [((nth(m, 1)[0] - nth(m, 0)[0]) / L) * 5, ((nth(m, 1)[1] - nth(m, 0)[1]) / L) * 5];
      if (i % 2 === (t > 0.6 ? 1 : 0))
        flange(
          g,
          [nth(u, 0) - nth(e, 0), nth(u, 1) - nth(e, 1)],
          [nth(u, 0) + nth(e, 0), nth(u, 1) + nth(e, 1)],
          w,
        );
    }
  });
  g.raw('</g>');
};

export function pipe(g: Sheet, pts: Points, w: number, c: string) {
  const p = g.p,
    d = poly(pts, false);
  const j = 'stroke-linejoin="round" stroke-linecap="butt"';
  g.line(d, w + 4, p.line, j);
  g.line(d, w, c, j);
  g.raw(`<g transform="translate(${N(-w * 0.18)} ${N(-w * 0.18)})">`);
  g.line(d, w * 0.22, mix(c, p.night ? p.line : '#ffffff', 0.5), j + ' opacity=".75"');
  g.raw('</g>');
  g.raw(`<g transform="translate(${N(w * 0.2)} ${N(w * 0.22)})">`);
  g.line(d, w * 0.26, p.night ? '#05090c' : p.line, j + ' opacity=".2"');
  g.raw('</g>');
  for (let i = 1; i < pts.length - 1; i++)
    for (const q of [i - 1, i + 1]) {
      const a = nth(pts, i),
        b = nth(pts, q),
        L = Math.hypot(nth(b, 0) - nth(a, 0), nth(b, 1) - nth(a, 1));
      const u = [(nth(b, 0) - nth(a, 0)) / L, (nth(b, 1) - nth(a, 1)) / L];
      flange(
        g,
        [nth(a, 0) + nth(u, 0) * w * 0.85, nth(a, 1) + nth(u, 1) * w * 0.85],
        [nth(a, 0) + nth(u, 0) * w * 1.15, nth(a, 1) + nth(u, 1) * w * 1.15],
        w,
      );
    }
}

export function flange(g: Sheet, a: Point, b: Point, w: number) {
  const d = seg(...a, ...b);
  g.line(d, w + 13, g.p.line);
  const L = Math.hypot(b[0] - a[0], b[1] - a[1]),
    u = [((b[0] - a[0]) / L) * 2, ((b[1] - a[1]) / L) * 2];
  g.line(seg(a[0] + nth(u, 0), a[1] + nth(u, 1), b[0] - nth(u, 0), b[1] - nth(u, 1)), w + 9, g.p.body2);
}

export function valve(g: Sheet, x: number, y: number, w: number, c: string) {
  const p = g.p;
  g.both(circ(x, y, w * 1.05), c, 2);
  g.both(circ(x, y, w * 0.72), mix(c, p.paper, 0.75), 1.6);
  let d = '';
  for (let i = 0; i < 6; i++) d += seg(x, y, ...pol(x, y, w * 0.9, (i * TAU) / 6 + 0.3));
  g.line(d, 3.2, c);
  g.both(circ(x, y, w * 0.24), p.line, 0);
}

export const bathScene = (g: Sheet) => {
  const { W, H, p, r } = g;
  const fl = H - 96,
    wain = H * r.f(0.3, 0.42);
  const wallC = r.pick([p.pale, p.tint, p.body2]),
    tile = r.pick([p.body, p.green, p.water, p.accent, p.deep]);
  g.fill(rect(0, 0, W, fl), wallC);
  g.stipple(rect(0, 0, W, wain), p.line, 8, 0.3);
  const tw = r.pick([40, 60, 30]),
    th = tw === 60 ? 28 : tw === 30 ? 60 : 40;
  g.clip(rect(0, wain, W, fl - wain), () => {
    for (let j = 0, y = wain; y < fl; y += th, j++)
      for (let x = tw === 60 && j % 2 ? -30 : 0; x < W; x += tw)
        g.fill(rect(x, y, tw, th), mix(tile, p.pale, r.f(0.06, 0.32)));
    let d = '';
    for (let j = 0, y = wain; y < fl; y += th, j++) {
      d += `M0 ${N(y)}H${W}`;
      for (let x = tw === 60 && j % 2 ? -30 : 0; x < W; x += tw) d += `M${x} ${N(y)}v${th}`;
    }
    g.line(d, 1.4, mix(tile, p.pale, 0.62));
  });
  g.both(rect(-5, wain - 16, W + 10, 16), mix(tile, p.line, 0.3), 1.6);
  g.fill(rect(0, fl, W, H - fl), p.pale);
  g.clip(rect(0, fl, W, H - fl), () => {
    let q = '';
    for (let i = -8; i < W / 40 + 8; i++)
      for (let k = 0; k < 3; k++) {
        const y1 = fl + nth([0, 22, 54], k),
          y2 = fl + nth([22, 54, 100], k);
        const X = (i2: number, y: number) => W / 2 + (i2 * 56 - W / 2) * (1 + (y - fl) / 220);
        if ((i + k) % 2)
          q += poly([
            [X(i, y1), y1],
            [X(i + 1, y1), y1],
            [X(i + 1, y2), y2],
            [X(i, y2), y2],
          ]);
      }
    g.fill(q, p.deep);
  });
  g.line(`M0 ${fl}H${W}`, 2.6);
  const tx = W * r.f(0.3, 0.4),
    bw = 300,
    by = fl - 6;
  const flip = r.p();
  g.shade(`M${tx - bw / 2 + 14} ${by + 4}a${bw / 2} 9 0 0 0 ${bw} 0z`, 0.35);
  for (const q of [-1, 1])
    g.both(`M${N(tx + q * bw * 0.3 - 12)} ${by - 24}q2 22 -8 28h22q6 -12 10 -28z`, p.line, 1.4);
  const tub = `M${N(tx - bw / 2)} ${by - 140}h${bw}q-4 122 -64 124h${N(-bw + 128)}q-60 -2 -64 -124z`;
  g.both(tub, r.pick([p.pale, p.accent === tile ? p.pale : p.accent]), 2.2);
  g.clip(tub, () =>
    g.shade(
      `M${N(tx + bw * 0.18)} ${by - 140}h${bw}v130h${-bw * 0.8}q80 -20 ${N(bw * 0.3 - 40)} -130z`,
      0.16,
    ),
  );
  g.both(rrect(tx - bw / 2 - 14, by - 150, bw + 28, 14, 7), p.pale, 2);
  const fx = tx + (flip ? -1 : 1) * bw * 0.62;
  pipe(
    g,
    [
      [fx, by + 2],
      [fx, by - 200],
      [fx - (flip ? -1 : 1) * 46, by - 200],
      [fx - (flip ? -1 : 1) * 46, by - 178],
    ],
    9,
    p.body,
  );
  g.both(circ(fx, by - 120, 11), p.body2, 1.6);
  const mx = W * r.f(0.72, 0.78),
    R = 70;
  g.shade(circ(mx + 7, wain - 26 + 8, R), 0.2);
  g.both(r.p() ? circ(mx, wain - 26, R) : arch(mx - 58, wain - 110, 116, 170), p.body, 2);
  const gl = circ(mx, wain - 26, R - 9);
  g.both(gl, p.water, 1.6);
  g.clip(gl, () =>
    g.fill(
      poly([
        [mx - R, wain + 20],
        [mx + 30, wain - 110],
        [mx + 62, wain - 110],
        [mx - 60, wain + 60],
      ]),
      p.pale,
      0.5,
    ),
  );
  const sy = fl - 168;
  g.shade(rect(mx - 82, sy + 34, 164, 12), 0.3);
  g.both(rect(mx - 92, sy, 184, 30), p.pale, 2);
  g.both(rect(mx - 84, sy + 30, 168, 70), r.pick([p.body2, p.body, p.deep]), 2);
  g.line(`M${N(mx)} ${N(sy + 30)}v70M${N(mx - 16)} ${N(sy + 62)}v12M${N(mx + 16)} ${N(sy + 62)}v12`, 1.6);
  g.line(`M${N(mx - 80)} ${N(sy + 100)}V${fl}M${N(mx + 80)} ${N(sy + 100)}V${fl}`, 4);
  pipe(
    g,
    [
      [mx, sy],
      [mx, sy - 34],
      [mx + 26, sy - 34],
      [mx + 26, sy - 22],
    ],
    7,
    p.body,
  );
  if (r.p(0.7)) {
    const q = W - 44;
    g.line(branches(g, q, fl - 44, 52, -Math.PI / 2, 4, 0.6), 1.6);
    for (let i = 0; i < 14; i++) {
      const [a, b] = [q + r.f(-52, 52), fl - 90 - r.f(0, 100)];
      g.fill(`M${N(a)} ${N(b)}q12 -14 26 -8q-6 16 -26 8z`, p.green);
    }
    g.both(
      poly([
        [q - 26, fl - 48],
        [q + 26, fl - 48],
        [q + 19, fl],
        [q - 19, fl],
      ]),
      p.accent,
      1.8,
    );
  }
  if (W > 1000) {
    win(g, W * 0.52, 60, 130, 200, { trim: p.body2, arch: 'round' });
  }
};
