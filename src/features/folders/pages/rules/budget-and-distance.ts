// With fewer budgets a median is an accident, and the comparison says nothing rather than something untrue.
const LEAST_BUDGETS = 3;

interface Measured {
  count: number;
  median: number | null;
}

/** Returns euros, rounded to cents. */
export const typicalBudgetOf = ({ count, median }: Measured): number | null =>
  count < LEAST_BUDGETS || median === null ? null : Math.round(median * 100) / 100;

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Measures along a great circle between two points of latitude and longitude. */
export const kilometresBetween = (
  [fromLatitude, fromLongitude]: readonly [number, number],
  [toLatitude, toLongitude]: readonly [number, number],
): number => {
  const height = Math.sin(radians(toLatitude - fromLatitude) / 2) ** 2;
  const width = Math.sin(radians(toLongitude - fromLongitude) / 2) ** 2;
  const share = height + Math.cos(radians(fromLatitude)) * Math.cos(radians(toLatitude)) * width;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(share));
};
