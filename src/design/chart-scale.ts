type Range = readonly [start: number, end: number];

export type Scale = (value: number) => number;

export const linearScale =
  ([low, high]: Range, [start, end]: Range): Scale =>
  (value) =>
    start + ((value - low) / (high - low)) * (end - start);

const ROUND_FACTORS = [1, 2, 5, 10];

/** Of 1, 2 and 5 times a power of ten the one that is nearest, by ratio, to an even cut into `count` parts. */
const roundStep = (highest: number, count: number) => {
  const even = highest / count;
  const power = 10 ** Math.floor(Math.log10(even));
  const ratio = even / power;
  const factor = ROUND_FACTORS.find(
    (one, at) => ratio < Math.sqrt(one * (ROUND_FACTORS[at + 1] ?? Infinity)),
  );
  return (factor ?? 1) * power;
};

/** Round numbers from nothing up to the first that is not below `highest`, about `count` steps apart. */
export const axisTicks = (highest: number, count: number): number[] => {
  const step = roundStep(highest, count);
  const top = Math.ceil(highest / step);
  // A larger top may ask for a larger step, which then begins anew.
  const wider = roundStep(top * step, count);
  if (wider > step) return axisTicks(top * step, count);
  return Array.from({ length: top + 1 }, (_, at) => Number((at * step).toPrecision(12)));
};

const pair = ([x, y]: readonly [number, number]) => `${x},${y}`;

/** A broken line through points, as the `d` of a path. */
export const linePath = (points: readonly (readonly [x: number, y: number])[]): string | undefined =>
  points.length > 0 ? `M${points.map(pair).join('L')}` : undefined;
