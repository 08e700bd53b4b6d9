import type { HouseOptions } from '../house.ts';
import { ground, randHouse, skyline } from '../house.ts';
import { mix } from '../inks.ts';
import { clouds, sun } from '../nature.ts';
import type { Point } from '../paths.ts';
import { circ, N, poly, rect, rrect, seg } from '../paths.ts';
import { nth } from '../random.ts';
import { Sheet } from '../sheet.ts';

export const roomScene = (g: Sheet) => {
  const { W, H, p, r } = g;
  const bx = W * r.f(0.24, 0.34),
    bw = W * r.f(0.4, 0.46),
    by = H * 0.16,
    bh = H * 0.5;
  const pal = [p.body, p.accent, p.green, p.deep, p.body2, p.water].sort(() => r() - 0.5);
  const [a, b, c] = [nth(pal, 0), nth(pal, 1), nth(pal, 2)];
  const base = p.pale;
  const L = [
      [0, -40],
      [bx, by],
      [bx, by + bh],
      [0, H + 10],
    ] as const,
    R = [
      [W, -40],
      [bx + bw, by],
      [bx + bw, by + bh],
      [W, H + 10],
    ] as const;
  g.fill(
    poly([
      [0, -40],
      [bx, by],
      [bx + bw, by],
      [W, -40],
      [W, -60],
      [0, -60],
    ]),
    p.tint,
  );
  g.fill(
    poly([
      [0, 0],
      [bx, by],
      [bx + bw, by],
      [W, 0],
    ]),
    p.tint,
  );
  g.fill(poly(L), base);
  g.fill(poly(R), mix(a, p.line, 0.14));
  g.fill(rect(bx, by, bw, bh), base);
  g.fill(
    poly([
      [0, H + 10],
      [bx, by + bh],
      [bx + bw, by + bh],
      [W, H + 10],
    ]),
    mix(p.body2, p.body, 0.35),
  );
  let fl = '';
  for (let i = 0; i <= 14; i++)
    fl += seg(bx + (bw * i) / 14, by + bh, (bx + (bw * i) / 14 - W / 2) * 2.6 + W / 2, H + 30);
  g.line(fl, 1, p.line, 'opacity=".45"');
  // rolled back wall
  const done = r.f(0.5, 0.82),
    n = 8;
  g.clip(rect(bx, by, bw, bh), () => {
    for (let i = 0; i < n; i++) {
      const x = bx + (bw * i) / n;
      if (i / n < done) g.fill(rect(x - 1, by, bw / n + 2, bh), mix(b, base, r.f(0, 0.1)));
      else if (i / n < done + 0.2) {
        const k = bh * r.f(0.3, 0.7);
        g.fill(
          `M${N(x)} ${N(by)}h${N(bw / n + 1)}v${N(k)}q${N((-bw / n) * 0.25)} ${N(r.f(6, 22))} ${N((-bw / n) * 0.5)} ${N(r.f(-6, 8))}t${N((-bw / n) * 0.5)} ${N(r.f(-8, 8))}z`,
          b,
        );
      }
    }
  });
  // colour field on left wall
  const t1 = r.f(0.4, 0.7),
    lerp = (A: Point, B: Point, t: number): Point => [A[0] + (B[0] - A[0]) * t, A[1] + (B[1] - A[1]) * t];
  g.fill(poly([lerp(L[0], L[3], t1), lerp(L[1], L[2], t1), L[2], L[3]]), mix(c, p.line, 0.06));
  g.line(seg(...lerp(L[0], L[3], t1), ...lerp(L[1], L[2], t1)), 1.6);
  // window in right wall + light
  const q = (u: number, v: number) => {
    const top = lerp(R[1], R[0], u),
      bot = lerp(R[2], R[3], u);
    return lerp(top, bot, v);
  };
  const wq = [q(0.3, 0.2), q(0.78, 0.2), q(0.78, 0.64), q(0.3, 0.64)];
  g.both(poly(wq), p.night ? mix(p.water, p.deep, 0.4) : mix(p.water, p.pale, 0.55), 2.4);
  g.line(seg(...q(0.54, 0.2), ...q(0.54, 0.64)) + seg(...q(0.3, 0.42), ...q(0.78, 0.42)), 4, p.pale);
  g.line(seg(...q(0.54, 0.2), ...q(0.54, 0.64)), 1);
  g.fill(
    poly([
      [W * 0.36, H * 0.8],
      [W * 0.62, H * 0.76],
      [W * 0.6, H],
      [W * 0.16, H],
    ]),
    p.lit,
    0.34,
  );
  g.line(poly(L) + poly(R) + rect(bx, by, bw, bh), 2.2);
  g.both(poly([L[3], L[2], [L[2][0], L[2][1] - 12], [0, H - 28]]), p.pale, 1.5);
  g.both(rect(bx, by + bh - 12, bw, 12), p.pale, 1.5);
  g.both(poly([R[3], R[2], [R[2][0], R[2][1] - 12], [W, H - 28]]), p.pale, 1.5);
  // door in the back wall
  const dx = bx + bw * (done > 0.66 ? 0.1 : 0.7),
    dw = bw * 0.17;
  g.both(rect(dx - 7, by + bh - 190, dw + 14, 190), p.pale, 1.8);
  g.both(rect(dx, by + bh - 183, dw, 183), p.night ? p.body : mix(p.deep, p.line, 0.2), 1.6);
  g.fill(rect(dx + dw * 0.3, by + bh - 183, dw * 0.7, 183), mix(b, p.lit, 0.55));
  // ladder
  const lx = W * r.f(0.4, 0.56),
    ly = H - 34,
    hh = H * 0.56;
  let lad = '';
  g.line(seg(lx + 130, ly - 20, lx + 66, ly - hh) + seg(lx + 84, ly - 34, lx + 42, ly - hh), 6, p.line);
  g.line(seg(lx + 130, ly - 20, lx + 66, ly - hh) + seg(lx + 84, ly - 34, lx + 42, ly - hh), 3, p.body2);
  for (let i = 1; i < 7; i++) {
    const t = i / 7;
    lad += seg(lx - 40 + 78 * t, ly - hh * t, lx + 30 + 38 * t, ly - hh * t);
  }
  g.line(lad, 9, p.line);
  g.line(lad, 5.5, p.body2);
  const rail = seg(lx - 44, ly, lx + 40, ly - hh) + seg(lx + 28, ly, lx + 68, ly - hh);
  g.line(rail, 10, p.line);
  g.line(rail, 6.5, p.body2);
  g.both(rect(lx + 30, ly - hh - 8, 48, 10), p.accent, 1.8);
  const kx = W * 0.2,
    ky = H - 40;
  g.both(`M${N(kx - 30)} ${ky - 50}h60l-5 50q-25 8 -50 0z`, p.pale, 2);
  g.both(circ(kx, ky - 50, 30, 8), b, 2);
  g.fill(`M${N(kx - 22)} ${ky - 46}q4 30 8 4t8 6t6 -10z`, b);
  g.line(`M${N(kx - 30)} ${ky - 50}a30 40 0 0 1 60 0`, 1.6);
};

export const fandeckScene = (g: Sheet) => {
  const { W, H, p, r } = g;
  g.fill(rect(0, 0, W, H), r.pick([p.paper, p.tint, p.body2]));
  const seq = r.pick([
    [p.deep, p.water, p.pale],
    [p.accent, p.lit, p.pale],
    [p.green, p.body2, p.pale],
    [p.body, p.pale, p.water],
    [p.deep, p.accent, p.lit],
  ]);
  const n = r.i(9, 13),
    cx = W * r.f(0.14, 0.24),
    cy = H * 0.98,
    len = H * 1.02,
    w = 128;
  const a0 = -84,
    a1 = r.f(4, 12);
  for (let i = n - 1; i >= 0; i--) {
    const t = i / (n - 1),
      a = a0 + (a1 - a0) * t;
    const c = t < 0.5 ? mix(nth(seq, 0), nth(seq, 1), t * 2) : mix(nth(seq, 1), nth(seq, 2), t * 2 - 1);
    g.g(`transform="translate(${N(cx)} ${N(cy)}) rotate(${N(a)})"`, () => {
      g.shade(rrect(-30, -w / 2 + 9, len + 6, w, 8), 0.16);
      g.both(rrect(-40, -w / 2, len + 40, w, 8), p.pale, 1.9);
      const k = 5;
      for (let q = 0; q < k; q++)
        g.both(
          rect(150 + (q * (len - 170)) / k, -w / 2 + 12, (len - 170) / k - 9, w - 24),
          mix(c, q % 2 ? p.pale : p.line, Math.abs(q - 2) * 0.1),
          1.3,
        );
      g.line(`M70 -14h60M70 -2h40M70 10h50`, 1.3);
    });
  }
  g.both(circ(cx, cy, 17), p.body, 2);
  g.both(circ(cx, cy, 7), p.line, 0);
  const bx = W * 0.84,
    by = H * 0.2;
  g.g(`transform="translate(${N(bx)} ${N(by)}) rotate(${N(r.f(22, 40))})"`, () => {
    g.shade(rect(-34, -60, 84, 210), 0.18);
    g.both(`M-12 -170q12 -14 24 0l8 110h-40z`, p.accent, 2);
    g.both(rect(-42, -62, 84, 44), p.body2, 2);
    g.hatch(rect(-42, -62, 84, 44), 0, 12, 0.8);
    const br = `M-40 -18h80v96q-12 14 -22 -2t-20 8t-20 -4t-18 -2z`;
    g.both(br, nth(seq, 0), 2);
    let d = '';
    for (let x = -34; x < 40; x += 7) d += seg(x, -18, x + r.f(-2, 2), 60 + r.f(-20, 16));
    g.line(d, 1, p.pale, 'opacity=".5"');
  });
};

export const freshfacadeScene = (g: Sheet) => {
  const { W, H, p, r } = g;
  g.fill(rect(0, 0, W, H), p.tint);
  sun(g, W * 0.86, H * 0.18, 40);
  clouds(g, 40, 160, 2);
  const b = H - 62;
  skyline(g, b);
  ground(g, b);
  let x = -60;
  const tints = [p.accent, p.body, p.green, p.water, p.body2, p.pale];
  let i = r.i(0, 5);
  const target = r.i(1, 2);
  let k = 0;
  const lad: [x: number, w: number, half: number][] = [];
  while (x < W + 10) {
    const w = r.f(190, 260);
    const o: Partial<HouseOptions> = {
      wall: nth(tints, i % 6),
      tex: 'render',
      fh: 92,
      floors: r.i(3, 4),
      bays: 3,
      trim: p.pale,
      roof: r.pick(['saddle', 'mansard', 'flat', 'saddle', 'crow']),
      roofH: 84,
    };
    if (k === target) {
      const half = r.f(0.4, 0.6);
      o.half = half;
      o.halfC = nth(tints, (i + 2) % 6);
      lad.push([x, w, half]);
    }
    randHouse(g, x, b, w, o);
    x += w + 3;
    i++;
    k++;
  }
  for (const [x0, w, hf] of lad) {
    const lx = x0 + w * hf;
    let d = '';
    for (let q = 1; q < 15; q++) d += seg(lx - 30 + q * 3.6, b - q * 20, lx - 4 + q * 3.6, b - q * 20);
    g.line(d, 2.2);
    g.line(seg(lx - 32, b, lx + 24, b - 312) + seg(lx - 4, b, lx + 52, b - 312), 3.6);
    g.both(
      poly([
        [lx + 40, b - 238],
        [lx + 64, b - 238],
        [lx + 60, b - 214],
        [lx + 44, b - 214],
      ]),
      p.pale,
      1.6,
    );
    g.both(
      poly([
        [lx - 70, b - 40],
        [lx - 40, b - 40],
        [lx - 44, b],
        [lx - 66, b],
      ]),
      p.pale,
      1.8,
    );
    g.both(circ(lx - 55, b - 40, 15, 4), nth(tints, 0), 1.4);
  }
};
