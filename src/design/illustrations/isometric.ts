import { mix } from './inks.ts';
import { circ, type Projection, poly, seg } from './paths.ts';
import { Sheet } from './sheet.ts';

interface BoxOptions {
  lw?: number;
  top?: string;
  left?: string;
  right?: string;
  grain?: number;
  /** Which end shows its growth rings. */
  end?: 'x' | 'y';
}
export function isoBox(
  g: Sheet,
  P: Projection,
  x: number,
  y: number,
  z: number,
  a: number,
  b: number,
  c: number,
  col: string,
  o: BoxOptions = {},
) {
  const p = g.p;
  const top = mix(col, p.night ? '#ffffff' : p.pale, p.night ? 0.12 : 0.42),
    left = col,
    right = mix(col, p.line, p.night ? -0.0 : 0.2);
  const lw = o.lw ?? 1.9;
  const T = [P(x, y, z + c), P(x + a, y, z + c), P(x + a, y + b, z + c), P(x, y + b, z + c)],
    L = [P(x, y + b, z + c), P(x + a, y + b, z + c), P(x + a, y + b, z), P(x, y + b, z)],
    R = [P(x + a, y, z + c), P(x + a, y + b, z + c), P(x + a, y + b, z), P(x + a, y, z)];
  g.both(poly(T), o.top ?? top, lw);
  g.both(poly(L), o.left ?? left, lw);
  g.both(poly(R), o.right ?? (p.night ? mix(col, '#000000', 0.35) : right), lw);
  if (o.grain) {
    let d = '';
    const r = g.r,
      n = o.grain;
    for (let i = 1; i <= n; i++) {
      const t = (i + r.f(-0.25, 0.25)) / (n + 1);
      if (a >= b && a >= c) {
        d +=
          seg(...P(x + a * r.f(0, 0.2), y + b * t, z + c), ...P(x + a * r.f(0.7, 1), y + b * t, z + c)) +
          seg(...P(x + a * r.f(0, 0.3), y + b, z + c * t), ...P(x + a * r.f(0.6, 1), y + b, z + c * t));
      } else if (b >= c) {
        d +=
          seg(...P(x + a * t, y + b * r.f(0, 0.2), z + c), ...P(x + a * t, y + b * r.f(0.7, 1), z + c)) +
          seg(...P(x + a, y + b * r.f(0, 0.3), z + c * t), ...P(x + a, y + b * r.f(0.6, 1), z + c * t));
      } else {
        d +=
          seg(...P(x + a * t, y + b, z + c * r.f(0, 0.2)), ...P(x + a * t, y + b, z + c * r.f(0.7, 1))) +
          seg(...P(x + a, y + b * t, z + c * r.f(0, 0.3)), ...P(x + a, y + b * t, z + c * r.f(0.6, 1)));
      }
    }
    g.line(d, 1, p.line, 'opacity=".5"');
  }
  if (o.end) {
    const F =
      o.end === 'x'
        ? [P(x + a, y, z), P(x + a, y + b, z), P(x + a, y + b, z + c), P(x + a, y, z + c)]
        : [P(x, y + b, z), P(x + a, y + b, z), P(x + a, y + b, z + c), P(x, y + b, z + c)];
    const cx = F.reduce((s, q) => s + q[0], 0) / 4,
      cy = F.reduce((s, q) => s + q[1], 0) / 4;
    g.clip(poly(F), () => {
      let d = '';
      for (let i = 1; i < 7; i++) d += circ(cx + 6, cy + 14, i * 11, i * 13);
      g.line(d, 1, p.line, 'opacity=".5"');
    });
  }
}
