import { ground, randHouse, skyline } from '../house.ts';
import { mix } from '../inks.ts';
import { isoBox } from '../isometric.ts';
import { branches, clouds, sun } from '../nature.ts';
import { circ, isoF, N, poly, rect, rrect, seg } from '../paths.ts';
import { nth } from '../random.ts';
import { Sheet } from '../sheet.ts';

export const liftScene = (g: Sheet) => {
  const { W, H, p, r } = g;
  g.fill(rect(0, 0, W, H), p.tint);
  sun(g, W * 0.86, H * 0.18, 40);
  clouds(g, 40, 180, 3);
  const b = H - 62;
  skyline(g, b);
  ground(g, b);
  const w = 340,
    x = W * 0.03;
  randHouse(g, x, b, w, {
    floors: 4,
    fh: 92,
    bays: 4,
    roof: r.pick(['mansard', 'saddle', 'half']),
    roofH: 92,
    dormers: [0.3, 0.7],
    bands: true,
    shutter: null,
    wall: r.pick([p.pale, p.body, p.body2, p.accent]),
    doorBay: 0,
    arch: null,
    tex: 'render',
  });
  const tx = x + w * 0.875,
    ty = b - 14 - 3 * 92 + 24;
  g.both(rect(tx - 26, ty - 56, 52, 58), p.deep, 2);
  g.fill(rect(tx - 40, ty - 56, 14, 58), p.pale);
  g.line(rect(tx - 42, ty - 56, 16, 58), 1.4);
  const lx = Math.min(W - 284, x + w + 240),
    ly = b - 44;
  const dx = lx - tx,
    dy = ly - ty,
    L = Math.hypot(dx, dy),
    ux = dx / L,
    uy = dy / L;
  let rg = '';
  const off = 15;
  for (let q = 0; q < L; q += 16)
    rg +=
      seg(tx + ux * q, ty + uy * q, tx + ux * (q + 8) + uy * off, ty + uy * (q + 8) - ux * off) +
      seg(tx + ux * (q + 8) + uy * off, ty + uy * (q + 8) - ux * off, tx + ux * (q + 16), ty + uy * (q + 16));
  g.line(rg, 1.4);
  g.line(
    seg(tx, ty, lx, ly) + seg(tx + uy * off, ty - ux * off, lx + uy * off, ly - ux * off),
    3.6,
    p.accent,
  );
  const t = r.f(0.4, 0.62),
    px = tx + dx * t,
    py = ty + dy * t - 12;
  g.both(
    poly([
      [px - 44, py - 4],
      [px + 58, py - 4],
      [px + 58, py + 6],
      [px - 44, py + 6],
    ]),
    p.deep,
    1.8,
  );
  const it = r.i(0, 2);
  if (it === 0) {
    g.both(rrect(px - 36, py - 56, 86, 52, 8), p.green, 2);
    g.both(rrect(px - 42, py - 34, 18, 30, 6) + rrect(px + 38, py - 34, 18, 30, 6), p.green, 1.8);
    g.line(`M${N(px + 7)} ${N(py - 54)}v50`, 1.4);
  } else if (it === 1) {
    g.both(rect(px - 30, py - 92, 76, 88), p.body, 2);
    g.line(`M${N(px + 8)} ${N(py - 92)}v88`, 1.6);
    g.line(rect(px - 24, py - 86, 26, 74) + rect(px + 14, py - 86, 26, 74), 1.2);
  } else {
    g.both(rect(px - 34, py - 38, 44, 34), p.body, 1.8);
    g.both(rect(px + 12, py - 30, 38, 26), p.body2, 1.8);
    g.both(rect(px - 20, py - 68, 44, 30), p.body2, 1.8);
    g.line(`M${N(px - 12)} ${N(py - 38)}v34M${N(px + 2)} ${N(py - 68)}v30`, 3, p.pale);
  }
  const vx = lx - 30,
    vy = b;
  g.shade(rect(vx - 4, vy - 4, 300, 8), 0.3);
  g.both(rect(vx, vy - 150, 216, 122), p.pale, 2.2);
  g.fill(rect(vx, vy - 84, 216, 26), p.accent);
  g.line(rect(vx, vy - 84, 216, 26), 1.4);
  g.both(`M${N(vx + 216)} ${vy - 116}h44q12 2 18 18l14 38v32h-76z`, p.accent, 2.2);
  g.both(
    `M${N(vx + 230)} ${vy - 104}h28q8 0 12 12l8 24h-48z`,
    p.night ? p.glass : mix(p.water, p.pale, 0.3),
    1.8,
  );
  g.both(rect(vx - 8, vy - 32, 302, 12), p.line, 0);
  for (const q of [vx + 48, vx + 244]) {
    g.both(circ(q, vy - 20, 24), p.line, 2);
    g.both(circ(q, vy - 20, 11), p.pale, 1.6);
  }
  let bx = x + w + 20;
  for (let i = 0; i < 3; i++) {
    const h = r.f(26, 44),
      ww = r.f(34, 50);
    if (bx + ww < vx - 10) {
      g.both(rect(bx, b - h, ww, h), r.pick([p.body, p.body2]), 1.9);
      g.line(`M${N(bx + ww / 2)} ${N(b - h)}v${N(h)}`, 3, p.pale);
    }
    bx += ww + 6;
  }
};

export const boxesScene = (g: Sheet) => {
  const { W, H, p, r } = g;
  const bg = r.pick([p.paper, p.tint, p.water, p.accent, p.body2]);
  g.fill(rect(0, 0, W, H), bg);
  const s = 27,
    P = isoF(W * 0.5, H * 0.56, s);
  let gr = '';
  for (let i = -24; i <= 24; i += 2)
    gr += seg(...P(i, -24, -4), ...P(i, 24, -4)) + seg(...P(-24, i, -4), ...P(24, i, -4));
  g.line(gr, 0.9, p.line, 'opacity=".25"');
  const box = (x: number, y: number, z: number, a: number, b: number, c: number) => {
    const col = r.pick([p.wood, p.wood2, mix(p.wood, p.wood2, 0.5)]);
    isoBox(g, P, x, y, z, a, b, c, col);
    const k = r.i(0, 3);
    const m = a / 2;
    g.fill(
      poly([
        P(x + m - 0.35, y, z + c),
        P(x + m + 0.35, y, z + c),
        P(x + m + 0.35, y + b, z + c),
        P(x + m - 0.35, y + b, z + c),
      ]) +
        poly([
          P(x + m - 0.35, y + b, z + c),
          P(x + m + 0.35, y + b, z + c),
          P(x + m + 0.35, y + b, z + c - 0.9),
          P(x + m - 0.35, y + b, z + c - 0.9),
        ]),
      p.pale,
    );
    if (k === 1)
      g.fill(
        poly([
          P(x + a * 0.2, y + b, z + c * 0.3),
          P(x + a * 0.45, y + b, z + c * 0.3),
          P(x + a * 0.45, y + b, z + c * 0.55),
          P(x + a * 0.2, y + b, z + c * 0.55),
        ]),
        p.accent,
      );
    if (k === 2) {
      const [u, v] = P(x + a, y + b * 0.5, z + c * 0.5);
      g.line(`M${N(u - 8)} ${N(v + 12)}v-22m-6 6l6 -8l6 2M${N(u + 8)} ${N(v + 4)}v-22m-6 8l6 -10l6 2`, 2.2);
    }
    if (k === 3) {
      const t = P(x + a * 0.2, y + b, z + c * 0.32),
        u = P(x + a * 0.7, y + b, z + c * 0.32);
      g.line(seg(...t, ...u) + seg(t[0], t[1] - 12, u[0] - 12, u[1] - 18), 2.2);
    }
  };
  g.shade(poly([P(-8, 8, -4), P(8, 8, -4), P(11, 5, -4), P(11, -5, -4), P(-5, 8, -4)]), 0.16);
  const cells: [i: number, j: number, height: number][] = [];
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 3; j++) {
      const hgt = Math.max(1, Math.min(3, 4 - i - j + r.i(-1, 1)));
      cells.push([i, j, hgt]);
    }
  cells.sort((a, b) => nth(a, 0) + nth(a, 1) - nth(b, 0) - nth(b, 1));
  for (const [i, j, hgt] of cells) {
    let z = -4;
    for (let k = 0; k < hgt; k++) {
      const c = r.f(2.4, 3.6);
      const a = r.f(3.9, 4.9),
        b = r.f(3.9, 4.9);
      box(-7.4 + i * 5.1, -7.4 + j * 5.1, z, a, b, c);
      z += c;
    }
    if (i + j === 2 && r.p(0.4)) {
      const [u, v] = P(-5 + i * 5.1, -5 + j * 5.1, z);
      g.both(
        poly([
          [u - 22, v - 40],
          [u + 22, v - 40],
          [u + 16, v + 4],
          [u - 16, v + 4],
        ]),
        bg === p.accent ? p.deep : p.accent,
        2,
      );
      g.line(branches(g, u, v - 40, 34, -Math.PI / 2, 4, 0.6), 2, mix(p.green, p.line, 0.3));
      for (let q = 0; q < 9; q++)
        g.both(circ(u + r.f(-44, 44), v - 80 - r.f(0, 60), r.f(8, 15)), p.green, 1.4);
    }
  }
};
