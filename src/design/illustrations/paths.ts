export type Point = readonly [x: number, y: number];

/** A list of corners. Plain lists of numbers are taken too: most are written out in place. */
export type Points = readonly (readonly number[])[];

/** A number as it stands in a path: one decimal. */
export const N = (v: number): string => (Math.round(v * 10) / 10).toString();

const X = (q: readonly number[]) => N(q[0] ?? 0);
const Y = (q: readonly number[]) => N(q[1] ?? 0);

export const rect = (x: number, y: number, w: number, h: number): string =>
  `M${N(x)} ${N(y)}h${N(w)}v${N(h)}h${N(-w)}z`;

export const poly = (pts: Points, close = true): string =>
  `M${pts.map((q) => `${X(q)} ${Y(q)}`).join('L')}${close ? 'z' : ''}`;

export const seg = (x1: number, y1: number, x2: number, y2: number): string =>
  `M${N(x1)} ${N(y1)}L${N(x2)} ${N(y2)}`;

export const circ = (x: number, y: number, q: number, q2 = q): string =>
  `M${N(x - q)} ${N(y)}a${N(q)} ${N(q2)} 0 1 0 ${N(2 * q)} 0a${N(q)} ${N(q2)} 0 1 0 ${N(-2 * q)} 0z`;

export const arch = (x: number, y: number, w: number, h: number, rise = w / 2): string => {
  const R = ((w * w) / 4 + rise * rise) / (2 * rise);
  return `M${N(x)} ${N(y + h)}V${N(y + rise)}A${N(R)} ${N(R)} 0 0 1 ${N(x + w)} ${N(y + rise)}V${N(y + h)}z`;
};

/** A rectangle with round corners. */
export const rrect = (x: number, y: number, w: number, h: number, corner: number): string => {
  const q = Math.min(corner, w / 2, h / 2);
  return `M${N(x + q)} ${N(y)}h${N(w - 2 * q)}a${N(q)} ${N(q)} 0 0 1 ${N(q)} ${N(q)}v${N(h - 2 * q)}a${N(q)} ${N(q)} 0 0 1 ${N(-q)} ${N(q)}h${N(2 * q - w)}a${N(q)} ${N(q)} 0 0 1 ${N(-q)} ${N(-q)}v${N(2 * q - h)}a${N(q)} ${N(q)} 0 0 1 ${N(q)} ${N(-q)}z`;
};

/** The point at an angle on a circle. */
export const pol = (cx: number, cy: number, R: number, a: number): Point => [
  cx + R * Math.cos(a),
  cy + R * Math.sin(a),
];

const C30 = Math.cos(Math.PI / 6);

export type Projection = (x: number, y: number, z: number) => Point;

/** Isometric projection: three coordinates to two. */
export const isoF =
  (ox: number, oy: number, s: number): Projection =>
  (x, y, z) => [ox + (x - y) * C30 * s, oy + (x + y) * 0.5 * s - z * s];
