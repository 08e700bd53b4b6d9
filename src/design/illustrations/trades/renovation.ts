import { chimney, house, win } from '../house.ts';
import { mix } from '../inks.ts';
import { clouds, sun, tree } from '../nature.ts';
import { circ, N, poly, rect, rrect, seg } from '../paths.ts';
import { hash, nth, rng } from '../random.ts';
import { Sheet } from '../sheet.ts';

export const sectionScene = (g: Sheet) => {
  // cut through a townhouse, floor by floor
  const { W, H, p, r } = g;
  g.fill(rect(0, 0, W, H), p.tint);
  const b = H - 70,
    w = Math.min(W * 0.62, 500),
    x = W / 2 - w / 2,
    fh = 104,
    fl = 3,
    T = 12;
  const top = b - fl * fh;
  clouds(g, 40, 140, 2);
  sun(g, W - 90, 90, 34);
  g.fill(rect(0, b, W, H - b), p.body);
  g.hatch(rect(0, b, W, H - b), 45, 10, 0.9, p.line, 0.55);
  g.line(`M0 ${b}H${W}`, 3);
  // roof space
  const ap = [x + w / 2, top - 128];
  g.both(poly([[x - 26, top + 6], ap, [x + w + 26, top + 6]]), p.body2, 0);
  g.clip(
    poly([
      [x, top],
      [nth(ap, 0), nth(ap, 1) + 18],
      [x + w, top],
    ]),
    () => {
      g.fill(rect(x, top - 140, w, 140), mix(p.body2, p.pale, 0.5));
    },
  );
  const split = r.pick([0.42, 0.5, 0.58]),
    cols = [
      p.tint,
      p.body2,
      mix(p.green, p.pale, 0.45),
      mix(p.accent, p.pale, 0.35),
      mix(p.body, p.pale, 0.35),
      mix(p.deep, p.pale, 0.6),
    ];
  const fx = x + T,
    fw = w - 2 * T;
  const col = () =>
    p.night ? r.pick([mix(p.lit, p.paper, 0.45), p.body2, p.tint, mix(p.body, p.paper, 0.3)]) : r.pick(cols);
  const kinds = ['kitchen', 'bed', 'living', 'bath', 'study', 'living', 'bed'];
  let ki = r.i(0, 6);
  for (let f = 0; f < fl; f++) {
    const yb = b - f * fh,
      yt = yb - fh;
    const mid = fx + fw * (f === 0 ? split : f === 1 ? 1 - split : split);
    for (const [a, c] of [
      [fx, mid - 3],
      [mid + 3, fx + fw],
    ] as const) {
      g.fill(rect(a, yt, c - a, fh), col());
      g.shade(rect(a, yt + T, c - a, 9), 0.12);
      room(g, nth(kinds, ki++ % 7), a, yb - T / 2, c - a, fh - T);
    }
    g.fill(rect(mid - 4, yt, 8, fh - 6), p.line);
  }
  // poché
  const walls = [rect(x, top, T, fl * fh), rect(x + w - T, top, T, fl * fh)];
  for (let f = 0; f <= fl; f++) walls.push(rect(x, b - f * fh - (f ? T / 2 : 0), w, T));
  g.fill(walls.join(''), p.line);
  if (p.night) g.fill(walls.join(''), mix(p.line, p.paper, 0.25));
  // roof timbers
  const R = p.wood;
  const raf = (x1: number, y1: number, x2: number, y2: number, t: number) => {
    const a = Math.atan2(y2 - y1, x2 - x1) + Math.PI / 2,
      dx = (Math.cos(a) * t) / 2,
      dy = (Math.sin(a) * t) / 2;
    return poly([
      [x1 + dx, y1 + dy],
      [x2 + dx, y2 + dy],
      [x2 - dx, y2 - dy],
      [x1 - dx, y1 - dy],
    ]);
  };
  for (const d of [
    raf(nth(ap, 0), nth(ap, 1) + 24, nth(ap, 0), top, 11),
    raf(x + w * 0.24, top - 62, x + w * 0.76, top - 62, 10),
    raf(nth(ap, 0), top - 20, x + w * 0.27, top - 66, 9),
    raf(nth(ap, 0), top - 20, x + w * 0.73, top - 66, 9),
  ])
    g.both(d, R, 1.3);
  g.both(
    raf(x - 26, top + 4, nth(ap, 0), nth(ap, 1) + 6, 14) +
      raf(x + w + 26, top + 4, nth(ap, 0), nth(ap, 1) + 6, 14),
    R,
    1.5,
  );
  g.both(
    raf(x - 32, top - 2, nth(ap, 0) + 4, nth(ap, 1) - 6, 8) +
      raf(x + w + 32, top - 2, nth(ap, 0) - 4, nth(ap, 1) - 6, 8),
    p.deep,
    1.4,
  );
  chimney(g, x + w * 0.76, top - 58, 26, 62);
  g.dimV(top, b, x - 58, p.line, [b - fh, b - 2 * fh]);
  g.dimH(x, x + w, H - 30, p.night ? p.line : p.pale);
  tree(g, x + w + (W - x - w) * 0.55, b, 190, r.pick(['round', 'bare', 'poplar']));
  if (W > 1000) {
    tree(g, x - 200, b, 220, 'round');
    tree(g, x - 290, b, 150, 'bare');
    tree(g, x + w + 330, b, 170, 'poplar');
  }
};

export function room(g: Sheet, kind: string, x: number, yb: number, w: number, h: number) {
  // furniture in elevation
  const p = g.p,
    r = g.r,
    wd = mix(p.body, p.line, 0.12);
  const F = (d: string, c = p.pale) => g.both(d, c, 1.3);
  const lampY = yb - h;
  const lc = p.night ? p.lit : p.accent;
  const lamp = (q: number) => {
    g.line(seg(q, lampY, q, lampY + 20), 1.2);
    F(`M${N(q - 13)} ${N(lampY + 33)}a13 13 0 0 1 26 0z`, lc);
  };
  if (kind === 'kitchen') {
    F(rect(x + 10, yb - 34, w * 0.55, 34), p.pale);
    let d = '';
    for (let i = 1; i < 4; i++)
      d += seg(x + 10 + (w * 0.55 * i) / 4, yb - 34, x + 10 + (w * 0.55 * i) / 4, yb);
    g.line(d, 1);
    F(rect(x + 8, yb - 38, w * 0.55 + 4, 5), wd);
    F(rect(x + 14, yb - h + 14, w * 0.28, 24), p.body2);
    F(
      poly([
        [x + w * 0.4, yb - h + 10],
        [x + w * 0.5, yb - h + 10],
        [x + w * 0.54, yb - h + 34],
        [x + w * 0.36, yb - h + 34],
      ]),
      p.glass,
    );
    F(rect(x + w * 0.4, yb - 50, 22, 12), p.accent);
    F(rect(x + w - 36, yb - 70, 28, 70), p.body2);
    lamp(x + w * 0.72);
  } else if (kind === 'bed') {
    F(rect(x + w * 0.2, yb - 44, 8, 44), wd);
    F(rrect(x + w * 0.2 + 8, yb - 26, w * 0.52, 18, 5), p.accent);
    F(rrect(x + w * 0.2 + 10, yb - 33, 28, 12, 5), p.pale);
    F(rect(x + w * 0.2 + 8, yb - 9, w * 0.52, 5), wd);
    win(g, x + w * 0.52, yb - h + 18, 32, 38, { s: 0, rows: 2 });
    F(rect(x + w * 0.84, yb - 24, 16, 24), wd);
  } else if (kind === 'bath') {
    F(
      `M${N(x + w * 0.22)} ${N(yb - 30)}h${N(w * 0.46)}q0 24 -18 24h${N(-w * 0.46 + 36)}q-18 0 -18 -24z`,
      p.pale,
    );
    g.line(seg(x + w * 0.22 - 4, yb - 30, x + w * 0.68 + 4, yb - 30), 2.2);
    F(circ(x + w * 0.82, yb - h + 38, 13), p.water);
    F(rect(x + w * 0.82 - 15, yb - 36, 30, 9), p.pale);
    g.line(seg(x + w * 0.82, yb - 27, x + w * 0.82, yb), 1.6);
    let d = '';
    for (let i = 1; i < 5; i++) d += seg(x, yb - i * 13, x + w, yb - i * 13);
    g.line(d, 0.7, p.line, 'opacity=".4"');
  } else if (kind === 'study') {
    let d = '';
    F(rect(x + 8, yb - h + 12, w * 0.32, h - 12), wd);
    for (let s = 1; s < 5; s++) {
      const sy = yb - h + 12 + (s * (h - 12)) / 5;
      d += seg(x + 8, sy, x + 8 + w * 0.32, sy);
      let bx = x + 11;
      while (bx < x + w * 0.32) {
        const bw = r.f(3, 7);
        g.fill(
          rect(bx, sy - r.f(9, 14), bw, 0) + rect(bx, sy - 12, bw, 12),
          r.pick([p.accent, p.pale, p.deep, p.body2]),
        );
        bx += bw + 1.4;
      }
    }
    g.line(d, 1.2);
    F(rect(x + w * 0.5, yb - 36, w * 0.4, 5), wd);
    g.line(seg(x + w * 0.53, yb - 31, x + w * 0.53, yb) + seg(x + w * 0.87, yb - 31, x + w * 0.87, yb), 2);
    F(rect(x + w * 0.66, yb - 54, 24, 16), p.glass);
    lamp(x + w * 0.7);
  } else {
    F(rrect(x + w * 0.14, yb - 32, w * 0.44, 26, 5), p.green);
    F(rrect(x + w * 0.14 - 6, yb - 26, 12, 22, 4), p.green);
    F(rrect(x + w * 0.58 - 6, yb - 26, 12, 22, 4), p.green);
    F(rect(x + w * 0.26, yb - h + 22, 30, 24), p.pale);
    g.fill(
      poly([
        [x + w * 0.26 + 3, yb - h + 43],
        [x + w * 0.26 + 13, yb - h + 30],
        [x + w * 0.26 + 27, yb - h + 43],
      ]),
      p.accent,
    );
    const q = x + w * 0.8;
    g.line(seg(q, yb, q, yb - 50), 1.5);
    F(
      poly([
        [q - 13, yb - 48],
        [q - 8, yb - 66],
        [q + 8, yb - 66],
        [q + 13, yb - 48],
      ]),
      lc,
    );
  }
}

export const halfhouseScene = (g: Sheet) => {
  // existing | new: surveyed, then restored
  const { W, H, p, r } = g;
  g.fill(rect(0, 0, W, H), p.paper);
  const b = H - 84,
    w = Math.min(W * 0.6, 480),
    x = W / 2 - w / 2,
    cut = x + w * r.f(0.42, 0.58);
  const o = {
    x,
    base: b,
    w,
    floors: 3,
    fh: 88,
    bays: 5,
    wall: r.pick([p.pale, p.body2]),
    roof: r.pick(['mansard', 'saddle', 'half']),
    roofH: 110,
    dormers: [0.3, 0.7],
    dormerKind: r.pick(['ped', 'round', '']),
    chimneys: [0.14, 0.84],
    bands: true,
    shutter: r.p() ? p.accent : null,
    key: true,
    doorBay: 2,
    doorArch: 'round',
    quoins: true,
    tex: 'render',
  };
  g.fill(rect(cut, 0, W - cut, b), p.tint);
  sun(g, W - 100, 96, 38);
  let grid = '';
  for (let q = x % 28; q < cut; q += 28) grid += `M${N(q)} 0V${b}`;
  for (let y = b % 28; y < b; y += 28) grid += `M0 ${N(y)}H${N(cut)}`;
  g.line(grid, 0.7, p.line, 'opacity=".22"');
  g.clip(rect(cut, 0, W, H), () => {
    tree(g, x + w + 74, b, 170, 'round');
    house(g, o);
  });
  const q = new Sheet(
    W,
    H,
    {
      ...p,
      pale: p.paper,
      body: p.paper,
      body2: p.paper,
      deep: p.paper,
      accent: p.paper,
      glass: mix(p.paper, p.line, 0.08),
      green: p.paper,
      lit: p.paper,
      tint: p.paper,
      night: false,
    },
    rng(hash('hh')),
    g.id + 'q',
  );
  house(q, { ...o, shutter: o.shutter ? p.paper : null, slateD: 0.14 });
  g.clip(rect(0, 0, cut, H), () => {
    g.raw(`<defs>${[...q.defs.values()].map((v) => v[1]).join('')}</defs>`);
    g.raw(q.o.join(''));
  });
  g.line(`M0 ${b}H${W}`, 3.2);
  g.fill(rect(cut, b, W - cut, H - b), p.body);
  g.hatch(rect(0, b, cut, H - b), 45, 11, 0.8, p.line, 0.5);
  g.line(`M${N(cut)} 26V${H - 24}`, 2.2, p.accent, 'stroke-dasharray="22 6 3 6"');
  g.both(circ(cut, 30, 12), p.paper, 2, p.accent);
  g.both(circ(cut, H - 24, 12), p.paper, 2, p.accent);
  g.dimV(b - 278, b, x - 52, p.line, [b - 190, b - 102]);
  g.dimH(x, cut, H - 40);
};
