/**
 * Amounts and quantities are whole numbers of their last decimal place: '84.35' to two places is 8435n. Nothing here
 * is ever a floating-point number, so that browser, server and database come to the same cent.
 */
const WRITTEN = /^(-?)(\d{1,15})(?:\.(\d{1,4}))?$/;

/** Returns null for text that is no such number, also if it has more decimals than there are places. */
export const parseDecimal = (text: string, places: number): bigint | null => {
  const [, sign, whole, decimals = ''] = WRITTEN.exec(text) ?? [];
  if (whole === undefined || decimals.length > places) return null;
  const units = BigInt(whole + decimals.padEnd(places, '0'));
  return sign === '-' ? -units : units;
};

/** Reads a number that was validated before, and throws if it wasn't. */
export const parseDecimalOrThrow = (text: string, places: number): bigint => {
  const units = parseDecimal(text, places);
  if (units === null) throw new RangeError(`Not a number of ${places} decimals: ${text}`);
  return units;
};

/** Writes 12500n to three places as '12.500'. */
export const formatDecimalUnits = (units: bigint, places: number): string => {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const sign = units < 0n ? '-' : '';
  const whole = digits.slice(0, digits.length - places);
  return places === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-places)}`;
};

/** Rounds half away from zero, as the product does everywhere. The divisor must be more than zero. */
export const divideRounded = (dividend: bigint, divisor: bigint): bigint => {
  const size = dividend < 0n ? -dividend : dividend;
  const rounded = (2n * size + divisor) / (2n * divisor);
  return dividend < 0n ? -rounded : rounded;
};

export const compareAmounts = (a: bigint, b: bigint): -1 | 0 | 1 => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

/** Returns the percentage to two places. It is only for drawing; never calculate with it. */
export const percentForDrawing = (part: bigint, whole: bigint): number =>
  whole === 0n ? 0 : Number(divideRounded(10_000n * part, whole)) / 100;
