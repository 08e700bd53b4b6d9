import { mix } from '../inks.ts';
import { branches } from '../nature.ts';
import type { Point } from '../paths.ts';
import { circ, N, poly, rect, seg } from '../paths.ts';
import { nth } from '../random.ts';
import { Sheet } from '../sheet.ts';

export const wiringScene = (g: Sheet) => {
  // floor plan with circuits
  const { W, H, p, r } = g;
  const blue = r.p(0.35);
  const bg = blue ? p.deep : p.tint,
    L = p.night ? p.line : blue ? mix(p.pale, p.deep, 0.05) : p.line,
    poche = p.night ? mix(p.line, p.paper, 0.25) : blue ? mix(p.pale, p.deep, 0.12) : p.line;
  g.fill(rect(0, 0, W, H), bg);
  let gr = '';
  for (let x = 10; x < W; x += 24) gr += `M${x} 0V${H}`;
  for (let y = 10; y < H; y += 24) gr += `M0 ${y}H${W}`;
  g.line(gr, 0.7, L, `opacity="${blue ? 0.2 : 0.16}"`);
  const X0 = 90,
    Y0 = 84,
    X1 = W - 60,
    Y1 = H - 62,
    T = 13;
  const rooms: [x: number, y: number, w: number, h: number][] = [];
  const walls: [x1: number, y1: number, x2: number, y2: number][] = [];
  const doors: [way: 'v' | 'h', x: number, y: number, opensForward: boolean][] = [];
  const split = (x: number, y: number, w: number, h: number, d: number) => {
    const can = Math.max(w, h) > 210 && d > 0;
    if (!can) {
      rooms.push([x, y, w, h]);
      return;
    }
    if (w > h * r.f(0.95, 1.25)) {
      const k = x + w * r.f(0.38, 0.62);
      walls.push([k, y, k, y + h]);
      doors.push(['v', k, y + h * r.pick([0.2, 0.5, 0.74]), r.p()]);
      split(x, y, k - x, h, d - 1);
      split(k, y, x + w - k, h, d - 1);
    } else {
      const k = y + h * r.f(0.4, 0.6);
      walls.push([x, k, x + w, k]);
      doors.push(['h', x + w * r.pick([0.2, 0.48, 0.72]), k, r.p()]);
      split(x, y, w, k - y, d - 1);
      split(x, k, w, y + h - k, d - 1);
    }
  };
  split(X0, Y0, X1 - X0, Y1 - Y0, W > 1000 ? 4 : 3);
  g.fill(rect(X0, Y0, X1 - X0, Y1 - Y0), blue ? mix(p.deep, p.pale, 0.07) : p.pale);
  rooms.forEach(([x, y, w, h], i) => {
    if (i % 3 === 1) {
      g.fill(rect(x, y, w, h), p.body2, blue ? 0.25 : 0.65);
    }
    if (i % 3 === 2) {
      let d = '';
      for (let q = x + 18; q < x + w; q += 18) d += `M${N(q)} ${N(y)}v${N(h)}`;
      for (let q = y + 18; q < y + h; q += 18) d += `M${N(x)} ${N(q)}h${N(w)}`;
      g.line(d, 0.8, L, 'opacity=".35"');
    }
  });
  let w = '';
  for (const a of walls)
    w += a[0] === a[2] ? rect(a[0] - 4, a[1], 8, a[3] - a[1]) : rect(a[0], a[1] - 4, a[2] - a[0], 8);
  g.fill(w, poche);
  const out =
    rect(X0 - T, Y0 - T, X1 - X0 + 2 * T, T) +
    rect(X0 - T, Y1, X1 - X0 + 2 * T, T) +
    rect(X0 - T, Y0, T, Y1 - Y0) +
    rect(X1, Y0, T, Y1 - Y0);
  g.fill(out, poche);
  const opening = (x: number, y: number, w2: number, h2: number) => {
    g.both(rect(x, y, w2, h2), bg, 1.4, L);
    g.line(w2 > h2 ? `M${N(x)} ${N(y + h2 / 2)}h${N(w2)}` : `M${N(x + w2 / 2)} ${N(y)}v${N(h2)}`, 1.4, L);
  };
  for (const [x, y, w2, h2] of rooms) {
    if (Math.abs(y - Y0) < 1 && w2 > 90) opening(x + w2 / 2 - 34, Y0 - T, 68, T);
    if (Math.abs(y + h2 - Y1) < 1 && r.p(0.7)) opening(x + w2 * 0.3, Y1, 58, T);
    if (Math.abs(x + w2 - X1) < 1 && h2 > 90) opening(X1, y + h2 / 2 - 32, T, 64);
  }
  const D = 50;
  for (const [k, x, y, f] of doors) {
    if (k === 'v') {
      const y0 = Math.min(y, Y1 - D - 8);
      g.fill(rect(x - 5, y0, 10, D), blue ? mix(p.deep, p.pale, 0.07) : p.pale);
      g.line(`M${N(x)} ${N(y0)}h${f ? D : -D}A${D} ${D} 0 0 ${f ? 1 : 0} ${N(x)} ${N(y0 + D)}`, 1.5, L);
    } else {
      const x0 = Math.min(x, X1 - D - 8);
      g.fill(rect(x0, y - 5, D, 10), blue ? mix(p.deep, p.pale, 0.07) : p.pale);
      g.line(`M${N(x0)} ${N(y)}v${f ? D : -D}A${D} ${D} 0 0 ${f ? 0 : 1} ${N(x0 + D)} ${N(y)}`, 1.5, L);
    }
  }
  const A = blue ? p.lit : p.accent;
  const B: Point = [X0 + 26, Y1 - 26];
  g.fill(circ(...B, 0.1), A);
  let wires = '';
  const lamps: Point[] = [];
  rooms.forEach(([x, y, w2, h2]) => {
    const n = w2 * h2 > 60000 ? 2 : 1;
    for (let i = 0; i < n; i++)
      lamps.push([
        x + w2 * (n === 1 ? 0.5 : w2 > h2 ? 0.3 + i * 0.4 : 0.5),
        y + h2 * (n === 1 ? 0.5 : w2 > h2 ? 0.5 : 0.3 + i * 0.4),
      ]);
  });
  let prev = B;
  lamps.sort((a, b) => a[0] + a[1] * 0.6 - (b[0] + b[1] * 0.6));
  for (const l of lamps) {
    const mx2 = (nth(prev, 0) + l[0]) / 2,
      my = (nth(prev, 1) + l[1]) / 2,
      dx = l[0] - nth(prev, 0),
      dy = l[1] - nth(prev, 1);
    wires += `M${N(nth(prev, 0))} ${N(nth(prev, 1))}Q${N(mx2 - dy * 0.22)} ${N(my + dx * 0.22)} ${N(l[0])} ${N(l[1])}`;
    prev = l;
  }
  for (const [x, y, w2, h2] of rooms) {
    const sx = x + 16,
      sy = y + h2 * 0.5;
    const l = nth(
      lamps.filter((q) => q[0] > x && q[0] < x + w2 && q[1] > y && q[1] < y + h2),
      0,
    );
    wires += `M${N(sx)} ${N(sy)}Q${N((sx + l[0]) / 2)} ${N(sy - 34)} ${N(l[0])} ${N(l[1])}`;
    g.line(
      circ(sx, sy, 4.5) + seg(sx + 3, sy - 3, sx + 14, sy - 14) + seg(sx + 14, sy - 14, sx + 19, sy - 9),
      1.8,
      L,
    );
    for (const [ax, ay, rot] of [
      [x + w2 * 0.72, y + h2 - 6, 0],
      [x + w2 - 6, y + h2 * 0.28, -90],
    ] as const)
      if (r.p(0.8))
        g.g(`transform="translate(${N(ax)} ${N(ay)}) rotate(${rot})"`, () =>
          g.line('M-10 0A10 10 0 0 1 10 0M0 -10V-17M-8 -17H8', 1.9, L),
        );
  }
  g.dash(wires, 2.2, A, '9 5');
  for (const [x, y] of lamps) {
    g.fill(circ(x, y, 30), p.lit, blue ? 0.22 : 0.38);
    g.both(circ(x, y, 11), blue ? p.lit : p.pale, 2, blue ? p.deep : p.line);
    g.line(
      seg(x - 7.7, y - 7.7, x + 7.7, y + 7.7) + seg(x + 7.7, y - 7.7, x - 7.7, y + 7.7),
      1.8,
      blue ? p.deep : p.line,
    );
  }
  g.both(rect(nth(B, 0) - 12, nth(B, 1) - 12, 34, 20), A, 1.8, L);
  g.hatch(rect(nth(B, 0) - 12, nth(B, 1) - 12, 34, 20), 45, 6, 0.8, L);
  g.dimH(
    X0,
    X1,
    40,
    L,
    walls.filter((a) => a[0] === a[2] && a[1] <= Y0 + 1).map((a) => a[0]),
  );
  g.dimV(Y0, Y1, 42, L);
};

export const pendantsScene = (g: Sheet) => {
  const { W, H, p, r } = g;
  const bg = p.night ? p.deep : r.pick([p.deep, p.body, mix(p.deep, p.body, 0.3)]);
  g.fill(rect(0, 0, W, H), bg);
  const fl = H - 170;
  let pan = '';
  for (let x = 30; x < W; x += 66) pan += `M${x} 0V${fl}`;
  g.line(pan, 1.2, mix(bg, p.pale, 0.28));
  const n = W > 1000 ? 6 : r.i(3, 4);
  const kinds = ['dome', 'cone', 'globe', 'drum', 'bell'];
  const same = r.p(0.5) ? r.pick(kinds) : null;
  const lamps: [x: number, y: number, kind: string, radius: number][] = [];
  for (let i = 0; i < n; i++)
    lamps.push([
      (W * (i + 0.6 + r.f(-0.08, 0.08))) / (n + 0.2),
      r.f(120, 250),
      same ?? r.pick(kinds),
      r.f(48, 72),
    ]);
  for (const [x, y, , R] of lamps)
    g.fill(
      poly([
        [x - R * 0.8, y + R * 0.4],
        [x + R * 0.8, y + R * 0.4],
        [x + R * 2.1, fl + 4],
        [x - R * 2.1, fl + 4],
      ]),
      p.lit,
      0.26,
    );
  for (const [x, y, k, R] of lamps) {
    g.line(seg(x, 0, x, y - R * 0.6), 2, p.night ? p.line : p.line);
    const c = r.pick([p.accent, p.pale, p.body2, p.green]);
    g.both(rect(x - 6, y - R * 0.9, 12, R * 0.4), p.line, 0);
    g.fill(circ(x, y + R * 0.5, R * 0.52, R * 0.2), p.lit);
    if (k === 'globe') {
      g.both(circ(x, y, R * 0.8), p.lit, 2);
      g.line(circ(x, y, R * 0.56), 1, p.line, 'opacity=".35"');
    } else {
      const d =
        k === 'dome'
          ? `M${N(x - R)} ${N(y + R * 0.4)}A${N(R)} ${N(R)} 0 0 1 ${N(x + R)} ${N(y + R * 0.4)}z`
          : k === 'cone'
            ? poly([
                [x - R, y + R * 0.5],
                [x - R * 0.16, y - R * 0.6],
                [x + R * 0.16, y - R * 0.6],
                [x + R, y + R * 0.5],
              ])
            : k === 'drum'
              ? rect(x - R * 0.8, y - R * 0.5, R * 1.6, R * 0.95)
              : `M${N(x - R * 0.9)} ${N(y + R * 0.5)}Q${N(x - R * 0.3)} ${N(y + R * 0.3)} ${N(x - R * 0.22)} ${N(y - R * 0.6)}h${N(R * 0.44)}Q${N(x + R * 0.3)} ${N(y + R * 0.3)} ${N(x + R * 0.9)} ${N(y + R * 0.5)}z`;
      g.both(d, c, 2);
      g.clip(d, () => {
        g.hatch(rect(x + R * 0.1, y - R, R, R * 2), 90, 6, 0.7, p.line, 0.5);
      });
    }
  }
  g.both(rect(-10, fl, W + 20, 26), p.body2, 2);
  g.line(`M0 ${fl + 13}h${W * 0.3}M${W * 0.44} ${fl + 9}h${W * 0.3}`, 1, p.line, 'opacity=".5"');
  g.fill(rect(0, fl + 26, W, H), mix(p.body, p.line, 0.35));
  let d = '';
  for (let i = 0; i < W / 150 + 1; i++) d += rect(i * 150 + 12, fl + 44, 126, H);
  g.both(d, mix(p.body, p.line, 0.2), 1.6);
  g.shade(rect(0, fl + 26, W, 20), 0.35);
  let x = W * 0.1,
    kk = r.i(0, 4);
  while (x < W * 0.9) {
    const k = kk++ % 5;
    if (k === 0) {
      g.both(`M${N(x - 40)} ${fl - 34}h80q-4 34 -24 34h-32q-20 0 -24 -34z`, p.pale, 2);
      for (let q = 0; q < 3; q++)
        g.both(circ(x - 20 + q * 20, fl - 40, 14), r.pick([p.accent, p.lit, p.green]), 1.8);
      g.both(`M${N(x - 40)} ${fl - 34}h80q-4 34 -24 34h-32q-20 0 -24 -34z`, p.pale, 2);
    } else if (k === 1) {
      g.both(`M${N(x - 14)} ${fl}v-70q0 -14 8 -18v-30h12v30q8 4 8 18v70z`, p.green, 2);
      g.both(rect(x - 14, fl - 52, 28, 26), p.pale, 1.4);
    } else if (k === 2) {
      g.both(rect(x - 30, fl - 12, 64, 12), p.accent, 1.8);
      g.both(rect(x - 26, fl - 22, 56, 10), p.pale, 1.8);
      g.both(rect(x - 20, fl - 32, 50, 10), p.deep, 1.8);
    } else if (k === 3) {
      g.both(
        poly([
          [x - 20, fl - 56],
          [x + 20, fl - 56],
          [x + 15, fl],
          [x - 15, fl],
        ]),
        p.pale,
        2,
      );
      g.line(branches(g, x, fl - 56, 46, -Math.PI / 2, 4, 0.5), 1.8, p.night ? p.line : p.pale);
    } else {
      g.both(rect(x - 16, fl - 36, 32, 36), p.body2, 2);
      g.line(`M${N(x + 16)} ${fl - 28}a10 10 0 0 1 0 20`, 4);
      g.line(`M${N(x + 16)} ${fl - 28}a10 10 0 0 1 0 20`, 1.6, p.body2);
    }
    x += r.f(120, 190);
  }
};

export const boardScene = (g: Sheet) => {
  // distribution board as a line map
  const { W, H, p, r } = g;
  g.fill(rect(0, 0, W, H), p.body2);
  g.stipple(rect(0, 0, W, H), p.line, 10, 0.25);
  const X = W / 2 - 330,
    wd = 660;
  g.shade(rect(X + 10, 44, wd + 10, H), 0.25);
  g.both(rect(X, 34, wd, H), p.pale, 2.2);
  g.both(rect(X + 22, 56, wd - 44, H), mix(p.tint, p.line, 0.06), 1.6);
  const cols = [p.accent, p.deep, p.body, p.green, p.lit];
  const rows = [180, 420];
  rows.forEach((y) => {
    const n = 11,
      mw = 48,
      x0 = X + (wd - n * mw) / 2;
    const order = [];
    for (let i = 0; i < n; i++) order.push(r.pick(cols));
    const bus = y - 74;
    for (let i = 0; i < n; i++) {
      const x = x0 + i * mw + mw / 2,
        c = nth(order, i);
      const k = bus - (i % 5) * 9,
        xs = x0 + 30 + (i % 5) * 9 + (i > 5 ? wd - 190 : 0);
      const dir = xs < x ? 1 : -1;
      const d = `M${N(xs)} ${N(y - 180)}V${N(k - 12)}q0 12 ${12 * dir} 12H${N(x - 12 * dir)}q${12 * dir} 0 ${12 * dir} 12V${N(y)}`;
      g.line(d, 7, p.line);
      g.line(d, 4, c);
    }
    g.both(rect(x0 - 16, y + 46, n * mw + 32, 12), mix(p.pale, p.line, 0.3), 1.4);
    for (let i = 0; i < n; i++) {
      const x = x0 + i * mw,
        on = r.p(0.8);
      g.shade(rect(x + 4, y + 6, mw - 2, 108), 0.2);
      g.both(rect(x + 2, y, mw - 4, 108), p.pale, 1.8);
      g.fill(rect(x + 3, y + 1, mw - 6, 16), nth(order, i));
      g.both(circ(x + mw / 2, y + 9, 4.5), p.pale, 1.3);
      g.both(rect(x + 13, y + 36, mw - 26, 38), mix(p.tint, p.line, 0.15), 1.5);
      g.both(rect(x + 15, y + (on ? 38 : 56), mw - 30, 16), on ? p.deep : p.accent, 1.3);
      g.line(`M${N(x + 12)} ${y + 88}h${mw - 24}M${N(x + 12)} ${y + 95}h${mw - 32}`, 1.2);
    }
  });
};
