/** As it is kept: LU and eight digits. */
export const VAT_NUMBER = /^LU\d{8}$/;

/** A Luxembourg VAT number from its first six digits: the last two are these modulo 89. */
export const vatNumberFrom = (firstSix: number): string =>
  `LU${String(firstSix).padStart(6, '0')}${String(firstSix % 89).padStart(2, '0')}`;

/** Whether such a number can exist at all. Whether it does, only the tax administration knows. */
export const isPossibleVatNumber = (number: string): boolean =>
  VAT_NUMBER.test(number) && vatNumberFrom(Number(number.slice(2, 8))) === number;

/** Which badge a company's own pages show; null is none. */
export const vatBadge = (company: {
  vatNumber: string | null;
  isVatVerified: boolean;
}): 'verified' | 'pending' | null => {
  if (company.isVatVerified) return 'verified';
  return company.vatNumber ? 'pending' : null;
};
