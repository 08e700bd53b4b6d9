type Range = readonly [start: number, end: number];

export type LinearScale = (value: number) => number;

export const linearScale =
  ([low, high]: Range, [start, end]: Range): LinearScale =>
  (value) =>
    start + ((value - low) / (high - low)) * (end - start);

const ROUND_FACTORS = [1, 2, 5, 10];

/** Of 1, 2 and 5 times a power of ten the one that is nearest, by ratio, to an even cut into `count` parts. */
const roundStep = (highest: number, count: number) => {
  const evenStep = highest / count;
  const power = 10 ** Math.floor(Math.log10(evenStep));
  const ratio = evenStep / power;
  const roundFactor = ROUND_FACTORS.find(
    (candidate, index) => ratio < Math.sqrt(candidate * (ROUND_FACTORS[index + 1] ?? Infinity)),
  );
  return (roundFactor ?? 1) * power;
};

/** Round numbers from nothing up to the first that is not below `highest`, about `count` steps apart. */
export const axisTicks = (highest: number, count: number): number[] => {
  const step = roundStep(highest, count);
  const top = Math.ceil(highest / step);
  // A larger top may ask for a larger step, which then begins anew.
  const wider = roundStep(top * step, count);
  if (wider > step) return axisTicks(top * step, count);
  return Array.from({ length: top + 1 }, (_, index) => Number((index * step).toPrecision(12)));
};

const pair = ([x, y]: readonly [number, number]) => `${x},${y}`;

/** A broken line through points, as the `d` of a path. */
export const linePath = (points: readonly (readonly [x: number, y: number])[]): string | undefined =>
  points.length > 0 ? `M${points.map(pair).join('L')}` : undefined;
