import { win } from '../house.ts';
import { mix } from '../inks.ts';
import { isoBox } from '../isometric.ts';
import { branches } from '../nature.ts';
import { circ, isoF, N, poly, rect, rrect, seg } from '../paths.ts';
import { Sheet } from '../sheet.ts';
import { courses } from '../textures.ts';
import { pipe } from './plumbing.ts';

export const kitchenScene = (g: Sheet) => {
  const { W, H, p, r } = g;
  const wall = r.pick([p.tint, p.pale, p.body2]);
  g.fill(rect(0, 0, W, H), wall);
  const fl = H - 58,
    ct = fl - 168;
  const cab = r.pick([p.deep, p.green, p.accent, p.body, p.water]),
    wood = p.wood;
  const splash = ct - 132;
  const tk = r.i(0, 2);
  g.clip(rect(0, splash, W, ct - splash), () => {
    if (tk === 0) {
      g.fill(rect(0, splash, W, 140), p.pale);
      courses(g, 0, splash, W, 140, 22, 44, 1, p.line, 1.1, 0.5);
    } else if (tk === 1) {
      const s = 33;
      for (let y = splash; y < ct; y += s)
        for (let x = 0; x < W; x += s) {
          g.fill(rect(x, y, s, s), mix(p.pale, r.pick([p.water, p.green, p.body2, p.pale]), r.f(0.1, 0.7)));
        }
      let d = '';
      for (let y = splash; y < ct; y += s) d += `M0 ${y}H${W}`;
      for (let x = 0; x < W; x += s) d += `M${x} ${splash}v140`;
      g.line(d, 1.3, p.line, 'opacity=".5"');
    } else {
      const s = 44;
      let a = '';
      for (let y = splash; y < ct; y += s)
        for (let x = 0; x < W; x += s) a += `M${x} ${y}h${s}L${x} ${y + s}z`;
      g.fill(rect(0, splash, W, 140), p.pale);
      g.fill(a, mix(cab, p.pale, 0.45));
    }
  });
  g.line(`M0 ${splash}H${W}`, 1.6);
  // window or hood
  const flipK = r.p();
  if (flipK) g.raw(`<g transform="translate(${W} 0) scale(-1 1)">`);
  const wx = W * r.f(0.08, 0.26);
  win(g, wx, 54, r.pick([130, 150, 190]), splash - 84, {
    s: 9,
    trim: p.pale,
    rows: 2,
    frame: p.pale,
    glass: p.night ? p.glass : mix(p.water, p.pale, 0.35),
  });
  g.both(rect(wx - 30, splash - 22, 210, 12), wood, 1.7);
  const hx = W * r.f(0.52, 0.66);
  g.both(rect(hx - 26, -4, 52, 118), p.pale, 1.9);
  g.both(
    poly([
      [hx - 26, 112],
      [hx + 26, 112],
      [hx + 92, 190],
      [hx - 92, 190],
    ]),
    p.pale,
    2,
  );
  g.both(rect(hx - 96, 188, 192, 16), wood, 1.8);
  g.shade(
    poly([
      [hx + 8, 112],
      [hx + 26, 112],
      [hx + 92, 190],
      [hx + 34, 190],
    ]),
    0.14,
  );
  g.shade(rect(hx - 92, 204, 184, 12), 0.18);
  const sx = hx + 116,
    sw = Math.min(W - sx - 20, W * 0.26);
  for (const y of [120, splash - 26]) {
    g.both(rect(sx, y, sw, 9), wood, 1.7);
    g.shade(rect(sx, y + 9, sw, 7), 0.18);
    let x = sx + 14;
    while (x < sx + sw - 30) {
      const k = r.i(0, 4);
      if (k === 0) {
        g.both(
          `M${N(x)} ${y - 26}h34q-2 26 -12 26h-10q-10 0 -12 -26z`,
          r.pick([p.accent, p.pale, p.body2]),
          1.6,
        );
        x += 44;
      } else if (k === 1) {
        g.both(rrect(x, y - 44, 24, 44, 5), mix(p.water, p.pale, 0.4), 1.6);
        g.fill(rect(x + 2, y - 26, 20, 24), p.body);
        g.both(rect(x + 2, y - 52, 20, 9), wood, 1.4);
        x += 32;
      } else if (k === 2) {
        for (let q = 0; q < 3; q++)
          g.both(`M${N(x - q)} ${y - 8 - q * 7}h${40}q-4 8 -10 8h-20q-6 0 -10 -8z`, p.pale, 1.4);
        x += 52;
      } else if (k === 3) {
        g.both(rect(x, y - 22, 20, 22), p.accent, 1.6);
        x += 27;
      } else {
        g.both(
          poly([
            [x, y - 28],
            [x + 30, y - 28],
            [x + 25, y],
            [x + 5, y],
          ]),
          p.pale,
          1.6,
        );
        g.line(branches(g, x + 15, y - 28, 22, -Math.PI / 2, 4, 0.6), 1.4, p.green);
        x += 42;
      }
    }
  }
  // base units
  const n = Math.round((W + 40) / 118),
    uw = (W + 40) / n;
  g.both(rect(-20, fl - 18, W + 40, 18), mix(cab, p.line, 0.5), 1.5);
  for (let i = 0; i < n; i++) {
    const x = -20 + i * uw;
    const oven = Math.abs(x + uw / 2 - hx) < uw / 2;
    if (oven) {
      g.both(rect(x, ct + 16, uw, fl - ct - 34), p.pale, 1.9);
      g.both(rect(x + 12, ct + 58, uw - 24, 66), p.night ? p.lit : p.glass, 1.8);
      g.line(`M${N(x + 14)} ${ct + 48}h${N(uw - 28)}`, 4);
      for (let q = 0; q < 4; q++)
        g.both(circ(x + (uw * (q + 0.8)) / 4.6, ct + 32, 6), p.accent === cab ? p.deep : p.accent, 1.4);
    } else {
      const dr = (i * 7 + r.i(0, 1)) % 3 === 0;
      g.both(rect(x, ct + 16, uw, fl - ct - 34), cab, 1.9);
      if (dr) {
        const hh = (fl - ct - 34) / 3;
        for (let q = 0; q < 3; q++) {
          g.line(rect(x + 7, ct + 22 + q * hh, uw - 14, hh - 10), 1.4);
          g.line(`M${N(x + uw / 2 - 18)} ${N(ct + 32 + q * hh)}h36`, 3.4, wood);
        }
      } else {
        g.line(
          rect(x + 7, ct + 22, uw - 14, fl - ct - 48) + rect(x + 20, ct + 36, uw - 40, fl - ct - 76),
          1.4,
        );
        g.fill(circ(i % 2 ? x + 14 : x + uw - 14, ct + 78, 4.5), wood);
      }
    }
  }
  g.shade(rect(0, ct + 16, W, 12), 0.3);
  g.both(rect(-10, ct, W + 20, 17), r.pick([p.pale, wood]), 2); // tap, pans
  const tx = wx + 75;
  pipe(
    g,
    [
      [tx - 16, ct],
      [tx - 16, ct - 64],
      [tx + 16, ct - 64],
      [tx + 16, ct - 44],
    ],
    7,
    wood,
  );
  g.both(rrect(hx - 60, ct - 44, 78, 44, 6), p.accent === cab ? p.deep : p.accent, 1.9);
  g.line(`M${N(hx - 60)} ${ct - 34}h-22M${N(hx - 64)} ${ct - 46}h86`, 4.5);
  g.both(circ(hx - 21, ct - 52, 5), p.line, 0);
  for (let q = 0; q < 3; q++)
    g.both(circ(W * 0.44 + q * 17 - W * 0.06, ct - 11, 11), r.pick([p.lit, p.accent, p.green]), 1.6);
  g.fill(rect(0, fl, W, H), mix(p.body2, p.pale, 0.2));
  g.line(`M0 ${fl}H${W}`, 2.4);
  let fd = '';
  for (let i = -14; i < 30; i++) fd += seg((W * i) / 14, fl, ((W * i) / 14 - W / 2) * 1.5 + W / 2, H);
  g.line(fd, 1.1, p.line, 'opacity=".6"');
  if (flipK) g.raw('</g>');
};

export const isoroomScene = (g: Sheet) => {
  const { W, H, p, r } = g;
  const bg = r.pick([p.paper, p.body2, p.body, p.water]);
  g.fill(rect(0, 0, W, H), bg);
  const s = 36.5,
    P = isoF(W / 2, H * 0.415, s),
    D = 8,
    h = 5.6,
    t = 0.45;
  const w1 = r.pick([p.tint, p.body2, p.pale, p.green, mix(p.accent, p.pale, 0.25)]),
    w2 = mix(w1, p.line, p.night ? 0.05 : 0.13);
  g.shade(
    poly([
      P(0, D, -0.5),
      P(D, D, -0.5),
      P(D, 0, -0.5),
      P(D + 1.6, 0, -1.2),
      P(D + 1.6, D + 1.6, -1.2),
      P(0, D + 1.6, -1.2),
    ]),
    0.16,
  );
  g.both(poly([P(0, D, 0), P(D, D, 0), P(D, D, -0.5), P(0, D, -0.5)]), mix(p.deep, p.pale, 0.1), 1.8);
  g.both(poly([P(D, 0, 0), P(D, D, 0), P(D, D, -0.5), P(D, 0, -0.5)]), mix(p.deep, p.line, 0.3), 1.8);
  g.both(poly([P(0, 0, 0), P(D, 0, 0), P(D, D, 0), P(0, D, 0)]), p.body2, 2);
  const fk = r.i(0, 2);
  g.clip(poly([P(0, 0, 0), P(D, 0, 0), P(D, D, 0), P(0, D, 0)]), () => {
    if (fk === 0)
      for (let i = 0; i < D; i++)
        for (let j = 0; j < D; j++) {
          if ((i + j) % 2)
            g.fill(
              poly([P(i, j, 0), P(i + 1, j, 0), P(i + 1, j + 1, 0), P(i, j + 1, 0)]),
              r.p(0.98) ? p.deep : p.accent,
            );
        }
    else if (fk === 1)
      for (let i = 0; i < D * 2; i++) {
        let y = -r.f(0, 2);
        while (y < D) {
          const l = r.f(1.6, 3);
          g.both(
            poly([P(i / 2, y, 0), P(i / 2 + 0.5, y, 0), P(i / 2 + 0.5, y + l, 0), P(i / 2, y + l, 0)]),
            mix(p.wood, p.wood2, r.f(0.1, 0.9)),
            1,
          );
          y += l;
        }
      }
    else {
      g.fill(poly([P(0, 0, 0), P(D, 0, 0), P(D, D, 0), P(0, D, 0)]), p.pale);
      let d = '';
      for (let i = 0; i <= D; i += 0.8)
        d += seg(...P(i, 0, 0), ...P(i, D, 0)) + seg(...P(0, i, 0), ...P(D, i, 0));
      g.line(d, 1.2);
      for (let i = 0.8; i < D; i += 0.8)
        for (let j = 0.8; j < D; j += 0.8) {
          const c = P(i, j, 0);
          g.fill(
            poly([
              [c[0] - 7, c[1]],
              [c[0], c[1] - 4],
              [c[0] + 7, c[1]],
              [c[0], c[1] + 4],
            ]),
            p.accent,
          );
        }
    }
  });
  g.both(poly([P(0, 0, 0), P(0, D, 0), P(0, D, h), P(0, 0, h)]), w1, 2);
  g.both(poly([P(0, 0, 0), P(D, 0, 0), P(D, 0, h), P(0, 0, h)]), w2, 2);
  const dado = h * r.f(0.3, 0.45),
    dc = r.pick([p.deep, p.accent, p.green, p.body]);
  if (r.p(0.6)) {
    g.both(poly([P(0, 0, 0), P(0, D, 0), P(0, D, dado), P(0, 0, dado)]), dc, 1.5);
    g.both(poly([P(0, 0, 0), P(D, 0, 0), P(D, 0, dado), P(0, 0, dado)]), mix(dc, p.line, 0.18), 1.5);
  }
  g.both(poly([P(0, 0, h), P(D, 0, h), P(D, -t, h), P(-t, -t, h), P(-t, D, h), P(0, D, h)]), p.line, 1.5);
  g.hatch(
    poly([P(0, 0, h), P(D, 0, h), P(D, -t, h), P(-t, -t, h), P(-t, D, h), P(0, D, h)]),
    45,
    6,
    0.8,
    p.paper,
  );
  g.both(poly([P(0, D, 0), P(0, D, h), P(-t, D, h), P(-t, D, 0)]), mix(p.body, p.pale, 0.2), 1.6);
  g.both(poly([P(D, 0, 0), P(D, 0, h), P(D, -t, h), P(D, -t, 0)]), mix(p.body, p.line, 0.15), 1.6);
  const q = (y1: number, y2: number, z1: number, z2: number, c: string) =>
    g.both(poly([P(0, y1, z1), P(0, y2, z1), P(0, y2, z2), P(0, y1, z2)]), c, 1.8);
  const qx = (x1: number, x2: number, z1: number, z2: number, c: string) =>
    g.both(poly([P(x1, 0, z1), P(x2, 0, z1), P(x2, 0, z2), P(x1, 0, z2)]), c, 1.8);
  const sky = p.night ? p.glass : mix(p.water, p.pale, 0.4);
  q(2.4, 6, 2, 4.7, p.pale);
  q(2.6, 4.1, 2.2, 4.5, p.night ? p.lit : sky);
  q(4.3, 5.8, 2.2, 4.5, p.night ? p.lit : sky);
  g.fill(poly([P(0.8, 3, 0.02), P(4.6, 4.6, 0.02), P(4.6, 7.4, 0.02), P(0.8, 5.8, 0.02)]), p.lit, 0.4);
  if (r.p()) {
    qx(5.2, 7.2, 0, 4.2, p.pale);
    qx(5.4, 7, 0, 4, dc);
    g.fill(circ(...P(5.65, 0, 1.9), 4), p.lit);
  } else {
    qx(4.8, 7.2, 2.2, 4.6, p.body);
    qx(5, 7, 2.4, 4.4, p.pale);
    g.fill(poly([P(5.1, 0, 2.5), P(6.9, 0, 2.5), P(6.2, 0, 3.8), P(5.7, 0, 3.1)]), p.accent);
    g.fill(circ(...P(5.6, 0, 4), 7), p.lit);
  }
  if (r.p(0.7)) {
    g.both(poly([P(2.2, 2.6, 0.03), P(7, 2.6, 0.03), P(7, 6.8, 0.03), P(2.2, 6.8, 0.03)]), p.accent, 1.7);
    g.line(poly([P(2.6, 3, 0.03), P(6.6, 3, 0.03), P(6.6, 6.4, 0.03), P(2.6, 6.4, 0.03)]), 2, p.pale);
  }
  const wd = p.wood,
    k = r.i(0, 2);
  if (k === 0) {
    isoBox(g, P, 0.1, 0.3, 0, 1.5, 4.4, 0.9, p.green);
    isoBox(g, P, 0.1, 0.3, 0.9, 0.5, 4.4, 0.9, p.green);
    isoBox(g, P, 0.1, 4.7, 0, 1.5, 0.5, 1.3, p.green);
    for (const [x, y] of [
      [3.2, 3.4],
      [5.4, 3.4],
      [3.2, 5.4],
      [5.4, 5.4],
    ] as const)
      isoBox(g, P, x, y, 0, 0.18, 0.18, 0.9, wd, { lw: 1.3 });
    isoBox(g, P, 3, 3.2, 0.9, 2.8, 2.5, 0.16, wd);
    isoBox(g, P, 3.6, 3.8, 1.06, 0.9, 0.6, 0.16, p.pale, { lw: 1.4 });
  } else if (k === 1) {
    isoBox(g, P, 0.1, 0.2, 0, 5, 1.4, 1.9, p.deep);
    isoBox(g, P, 0.05, 0.15, 1.9, 5.1, 1.5, 0.16, p.pale);
    for (let i = 1; i < 4; i++)
      g.line(seg(...P(0.1 + i * 1.25, 1.6, 0), ...P(0.1 + i * 1.25, 1.6, 1.9)), 1.4, p.pale);
    isoBox(g, P, 1, 0.5, 2.06, 0.8, 0.6, 0.5, p.accent, { lw: 1.4 });
    for (const [x, y] of [
      [3, 5],
      [6, 5],
    ] as const) {
      isoBox(g, P, x, y, 0, 0.2, 0.2, 1.2, wd, { lw: 1.3 });
    }
    isoBox(g, P, 2.6, 4, 1.2, 4, 2, 0.18, wd);
    for (const x of [3, 4.6]) isoBox(g, P, x, 6.6, 0, 0.9, 0.9, 0.8, p.body2);
  } else {
    isoBox(g, P, 0.3, 0.5, 0, 3.2, 5, 0.7, wd);
    isoBox(g, P, 0.4, 0.7, 0.7, 3, 4.6, 0.5, p.pale);
    isoBox(g, P, 0.4, 2.4, 1.1, 3, 2.9, 0.22, p.accent);
    isoBox(g, P, 0.5, 0.8, 1.2, 1.2, 1.1, 0.35, p.tint, { lw: 1.4 });
    isoBox(g, P, 2, 0.8, 1.2, 1.2, 1.1, 0.35, p.tint, { lw: 1.4 });
    isoBox(g, P, 5.2, 0.2, 0, 2.4, 1, 1.7, p.body2);
    isoBox(g, P, 0.3, 6, 0, 1.1, 1.1, 1.1, wd);
  }
  const [lx, ly] = P(5, 4.4, 0);
  g.line(seg(lx, 0, lx, ly - 236), 1.6);
  g.both(
    `M${N(lx - 36)} ${N(ly - 204)}A36 36 0 0 1 ${N(lx + 36)} ${N(ly - 204)}z`,
    p.accent === dc ? p.body : p.accent,
    1.9,
  );
  g.fill(circ(lx, ly - 204, 34, 7), p.lit);
};
