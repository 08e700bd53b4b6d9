/** Path data of the plain figures. Everything is rounded to a tenth: finer than any screen shows. */

export type Point = readonly [x: number, y: number];

export const FULL_TURN = Math.PI * 2;

/** Points, or any other pairs of numbers, to go through one by one. */
export const points = (...list: readonly Point[]): readonly Point[] => list;

export const num = (value: number): string => (Math.round(value * 10) / 10).toString();

/** Two numbers as they stand in a path. */
export const xy = (x: number, y: number): string => `${num(x)} ${num(y)}`;

export const pair = ([x, y]: Point): string => `${num(x)},${num(y)}`;

export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}z`;

export const polyline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => xy(x, y)).join('L')}`;

export const polygon = (points: readonly Point[]): string => `${polyline(points)}z`;

export const segment = (x1: number, y1: number, x2: number, y2: number): string =>
  `M${xy(x1, y1)}L${xy(x2, y2)}`;

export const join = (from: Point, to: Point): string => segment(...from, ...to);

export const ellipse = (x: number, y: number, radiusX: number, radiusY: number): string => {
  const half = (direction: number) =>
    `a${num(radiusX)} ${num(radiusY)} 0 1 0 ${num(2 * radiusX * direction)} 0`;
  return `M${num(x - radiusX)} ${num(y)}${half(1)}${half(-1)}z`;
};

export const circle = (x: number, y: number, radius: number): string => ellipse(x, y, radius, radius);

/** An opening with a round head; a `rise` below half the width makes the head a flat segment. */
export const arch = (x: number, y: number, width: number, height: number, rise = width / 2): string => {
  const radius = ((width * width) / 4 + rise * rise) / (2 * rise);
  const head = `A${num(radius)} ${num(radius)} 0 0 1 ${num(x + width)} ${num(y + rise)}`;
  return `M${num(x)} ${num(y + height)}V${num(y + rise)}${head}V${num(y + height)}z`;
};

export const roundedRect = (x: number, y: number, width: number, height: number, corner: number): string => {
  const q = Math.min(corner, width / 2, height / 2);
  const turn = (dx: number, dy: number) => `a${num(q)} ${num(q)} 0 0 1 ${num(dx)} ${num(dy)}`;
  const top = `M${num(x + q)} ${num(y)}h${num(width - 2 * q)}${turn(q, q)}`;
  const right = `v${num(height - 2 * q)}${turn(-q, q)}`;
  const bottom = `h${num(2 * q - width)}${turn(-q, -q)}`;
  return `${top}${right}${bottom}v${num(2 * q - height)}${turn(q, -q)}z`;
};

export const polar = (x: number, y: number, radius: number, angle: number): Point => [
  x + radius * Math.cos(angle),
  y + radius * Math.sin(angle),
];

/** The point `share` of the way along a straight line. */
export const along = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** A straight timber as a path: a line with a thickness. */
export const timber = (x1: number, y1: number, x2: number, y2: number, thickness: number): string => {
  const normal = Math.atan2(y2 - y1, x2 - x1) + Math.PI / 2;
  const dx = (Math.cos(normal) * thickness) / 2;
  const dy = (Math.sin(normal) * thickness) / 2;
  return polygon([
    [x1 + dx, y1 + dy],
    [x2 + dx, y2 + dy],
    [x2 - dx, y2 - dy],
    [x1 - dx, y1 - dy],
  ]);
};
