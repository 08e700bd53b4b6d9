import { bare } from './bare.ts';
import { house } from './house.ts';
import { ink, type Theme } from './inks.ts';
import { tree } from './nature.ts';
import { circ, rect, seg } from './paths.ts';
import { rng } from './random.ts';
import { Sheet } from './sheet.ts';

/** Three states of one house, for "how it works": 0 surveyed, 1 drawn, 2 built. */
export function stage(k: number, o: { theme?: Theme } = {}) {
  const W = 480,
    H = 320,
    p0 = ink('gutland', o.theme);
  const flat = (c: string) => ({
    ...p0,
    pale: c,
    body: c,
    body2: c,
    deep: c,
    accent: c,
    glass: c,
    green: c,
    lit: c,
    tint: c,
    wood: c,
    wood2: c,
  });
  const bg = o.theme === 'night' ? '#151E25' : '#F7F4EC';
  const p = k === 2 ? p0 : flat(bg);
  const g = new Sheet(W, H, p, rng(5), 'st' + k + (o.theme ?? ''));
  const b = H - 44;
  const spec = {
    x: 0,
    base: 0,
    w: 380,
    floors: 2,
    fh: 92,
    bays: 4,
    roof: 'half',
    roofH: 112,
    dormers: [0.3, 0.7],
    chimneys: [0.15, 0.85],
    shutter: p.accent,
    doorBay: 1,
    quoins: k > 0,
    bands: k > 0,
    trim: p.body,
    key: k > 0,
    slateD: k ? 0.5 : 0,
  };
  if (k === 1) {
    let gr = '';
    for (let x = 12; x < W; x += 16) gr += `M${x} 0V${H}`;
    for (let y = 8; y < H; y += 16) gr += `M0 ${y}H${W}`;
    g.line(gr, 0.6, p0.line, 'opacity=".18"');
  }
  if (k === 2) {
    tree(g, 418, b, 128, 'round');
    tree(g, 58, b, 150, 'poplar');
  }
  g.g(
    `transform="translate(102 ${b}) scale(.72)"${k === 0 ? ' stroke-dasharray="6 5" opacity=".72"' : ''}`,
    () => house(g, spec),
  );
  g.p = p0;
  if (k === 0) {
    g.line(`M20 ${b}H${W - 20}`, 1.6, p0.line, 'stroke-dasharray="10 6"');
    const q = p0.accent;
    g.both(circ(300, 150, 52), 'none', 2.6, q);
    g.line(seg(337, 187, 372, 222), 5, q);
    for (const x of [102, 376]) g.line(seg(x, b - 14, x, b + 14) + seg(x - 8, b, x + 8, b), 1.6, q);
  }
  if (k === 1) {
    g.line(`M20 ${b}H${W - 20}`, 2.2);
    g.dimH(102, 376, H - 16, p0.accent, [170, 238, 307]);
    g.dimV(b - 213, b, 60, p0.accent, [b - 142, b - 76]);
    g.line(`M239 24V${b}`, 1.2, p0.accent, 'stroke-dasharray="14 4 2 4"');
  }
  if (k === 2) {
    g.line(`M20 ${b}H${W - 20}`, 2.6);
    g.fill(rect(20, b + 1.3, W - 40, 18), p0.body);
    g.hatch(rect(20, b + 1.3, W - 40, 18), 45, 7, 0.7, p0.line, 0.7);
  }
  return bare(g, W, H);
}
