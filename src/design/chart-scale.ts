type Range = readonly [start: number, end: number];

export type LinearScale = (value: number) => number;

export const createLinearScale =
  ([low, high]: Range, [start, end]: Range): LinearScale =>
  (value) =>
    start + ((value - low) / (high - low)) * (end - start);

const ROUND_FACTORS = [1, 2, 5, 10];

/** Rounds an even cut into `count` parts to the nearest, by ratio, of 1, 2 and 5 times a power of ten. */
const roundStep = (highest: number, count: number) => {
  const evenStep = highest / count;
  const power = 10 ** Math.floor(Math.log10(evenStep));
  const ratio = evenStep / power;
  const roundFactor = ROUND_FACTORS.find(
    (candidate, index) => ratio < Math.sqrt(candidate * (ROUND_FACTORS[index + 1] ?? Infinity)),
  );
  return (roundFactor ?? 1) * power;
};

/** Returns round numbers from 0 up to the first that is not below `highest`, about `count` steps apart. */
export const axisTicks = (highest: number, count: number): number[] => {
  const step = roundStep(highest, count);
  const top = Math.ceil(highest / step);
  // A larger top may need a larger step, which has a top of its own.
  const wider = roundStep(top * step, count);
  if (wider > step) return axisTicks(top * step, count);
  return Array.from({ length: top + 1 }, (_, index) => Number((index * step).toPrecision(12)));
};

const pair = ([x, y]: readonly [number, number]) => `${x},${y}`;

/** Draws a broken line through points, as the `d` of a path. */
export const linePath = (points: readonly (readonly [x: number, y: number])[]): string | undefined =>
  points.length > 0 ? `M${points.map(pair).join('L')}` : undefined;
