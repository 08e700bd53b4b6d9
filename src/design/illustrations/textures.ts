import { mix } from './inks.ts';
import { N, rect } from './paths.ts';
import { Sheet } from './sheet.ts';

// partial coursing: a draughtsman draws the stone only here and there
export function courses(
  g: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  rh: number,
  bw: number,
  dens = 0.5,
  c: string = g.p.line,
  lw = 1,
  op = 0.55,
) {
  const r = g.r;
  let d = '';
  const rows = Math.floor(h / rh);
  for (let i = 0; i <= rows; i++) {
    const yy = y + i * rh;
    if (yy > y + h) break;
    let xx = x + (i % 2 ? 0 : -bw / 2);
    while (xx < x + w) {
      const l = bw * r.f(0.75, 1.3);
      if (r.p(dens)) {
        const a = Math.max(x, xx),
          b = Math.min(x + w, xx + l);
        if (b > a) {
          if (i) d += `M${N(a)} ${N(yy)}H${N(b)}`;
          if (b < x + w && i < rows) d += `M${N(b)} ${N(yy)}v${N(Math.min(rh, y + h - yy))}`;
        }
      }
      xx += l;
    }
  }
  return g.line(d, lw, c, `opacity="${op}"`);
}

export function slateRows(
  g: Sheet,
  shape: string,
  x: number,
  y: number,
  w: number,
  h: number,
  rh = 11,
  bw = 16,
  dens = 0.5,
  c: string = mix(g.p.deep, g.p.pale, g.p.night ? 0.3 : 0.42),
) {
  g.clip(shape, () => courses(g, x, y, w, h, rh, bw, dens, c, 1.1, 0.9));
}

export function ashlar(
  g: Sheet,
  d: string,
  x: number,
  y: number,
  w: number,
  h: number,
  rh: number,
  bw: number,
  base: string,
  hi: string,
  lw = 1.4,
  lc: string = g.p.line,
) {
  const r = g.r;
  g.clip(d, () => {
    g.fill(rect(x, y, w, h), base);
    let yy = y,
      i = 0,
      joints = '';
    while (yy < y + h) {
      const q = rh * r.f(0.8, 1.2);
      let xx = x - r.f(0, bw);
      while (xx < x + w) {
        const l = bw * r.f(0.6, 1.45);
        const c = mix(base, hi, r());
        if (r.p(0.72)) g.fill(rect(xx, yy, l, q), c);
        if (r.p(0.09)) g.stipple(rect(xx, yy, l, q), g.p.line, 20, 0.4, 60, 1.5);
        joints += `M${N(xx + l)} ${N(yy)}v${N(q)}`;
        xx += l;
      }
      yy += q;
      joints += `M${N(x)} ${N(yy)}h${N(w)}`;
      i++;
    }
    g.line(joints, lw, lc, 'opacity=".75"');
  });
}
