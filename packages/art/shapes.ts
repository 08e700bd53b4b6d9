/** Path data of the plain figures. Everything is rounded to a tenth: finer than any screen shows. */

export type SheetPoint = readonly [x: number, y: number];

export const FULL_TURN = Math.PI * 2;

/** Points, or any other pairs of numbers, to go through one by one. */
export const pointList = (...list: readonly SheetPoint[]): readonly SheetPoint[] => list;

export const shortNumber = (value: number): string => (Math.round(value * 10) / 10).toString();

/** Two numbers as they stand in a path. */
export const pointText = (x: number, y: number): string => `${shortNumber(x)} ${shortNumber(y)}`;

export const commaPair = ([x, y]: SheetPoint): string => `${shortNumber(x)},${shortNumber(y)}`;

export const rectPath = (x: number, y: number, width: number, height: number): string =>
  `M${shortNumber(x)} ${shortNumber(y)}h${shortNumber(width)}v${shortNumber(height)}h${shortNumber(-width)}z`;

export const polylinePath = (points: readonly SheetPoint[]): string =>
  `M${points.map(([x, y]) => pointText(x, y)).join('L')}`;

export const polygonPath = (points: readonly SheetPoint[]): string => `${polylinePath(points)}z`;

export const segmentPath = (x1: number, y1: number, x2: number, y2: number): string =>
  `M${pointText(x1, y1)}L${pointText(x2, y2)}`;

export const joinPath = (from: SheetPoint, to: SheetPoint): string => segmentPath(...from, ...to);

export const ellipsePath = (x: number, y: number, radiusX: number, radiusY: number): string => {
  const half = (direction: number) =>
    `a${shortNumber(radiusX)} ${shortNumber(radiusY)} 0 1 0 ${shortNumber(2 * radiusX * direction)} 0`;
  return `M${shortNumber(x - radiusX)} ${shortNumber(y)}${half(1)}${half(-1)}z`;
};

export const circlePath = (x: number, y: number, radius: number): string => ellipsePath(x, y, radius, radius);

/** An opening with a round head; a `rise` below half the width makes the head a flat segment. */
export const archPath = (x: number, y: number, width: number, height: number, rise = width / 2): string => {
  const radius = ((width * width) / 4 + rise * rise) / (2 * rise);
  const head = `A${shortNumber(radius)} ${shortNumber(radius)} 0 0 1 ${shortNumber(x + width)} ${shortNumber(y + rise)}`;
  return `M${shortNumber(x)} ${shortNumber(y + height)}V${shortNumber(y + rise)}${head}V${shortNumber(y + height)}z`;
};

export const roundedRect = (x: number, y: number, width: number, height: number, corner: number): string => {
  const q = Math.min(corner, width / 2, height / 2);
  const turn = (dx: number, dy: number) =>
    `a${shortNumber(q)} ${shortNumber(q)} 0 0 1 ${shortNumber(dx)} ${shortNumber(dy)}`;
  const top = `M${shortNumber(x + q)} ${shortNumber(y)}h${shortNumber(width - 2 * q)}${turn(q, q)}`;
  const right = `v${shortNumber(height - 2 * q)}${turn(-q, q)}`;
  const bottom = `h${shortNumber(2 * q - width)}${turn(-q, -q)}`;
  return `${top}${right}${bottom}v${shortNumber(2 * q - height)}${turn(q, -q)}z`;
};

export const polarPoint = (x: number, y: number, radius: number, angle: number): SheetPoint => [
  x + radius * Math.cos(angle),
  y + radius * Math.sin(angle),
];

/** The point `share` of the way along a straight line. */
export const pointAlong = (from: SheetPoint, to: SheetPoint, share: number): SheetPoint => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** A straight timber as a path: a line with a thickness. */
export const timberPath = (x1: number, y1: number, x2: number, y2: number, thickness: number): string => {
  const normal = Math.atan2(y2 - y1, x2 - x1) + Math.PI / 2;
  const dx = (Math.cos(normal) * thickness) / 2;
  const dy = (Math.sin(normal) * thickness) / 2;
  return polygonPath([
    [x1 + dx, y1 + dy],
    [x2 + dx, y2 + dy],
    [x2 - dx, y2 - dy],
    [x1 - dx, y1 - dy],
  ]);
};
