/** A Luxembourg VAT number from its first six digits: the last two are these modulo 89. */
export const vatNumberFrom = (firstSix: number): string => {
  if (!Number.isInteger(firstSix) || firstSix < 100_000 || firstSix > 999_999) {
    throw new RangeError(`A VAT number begins with six digits, not with ${firstSix}`);
  }
  return `LU${firstSix}${String(firstSix % 89).padStart(2, '0')}`;
};
