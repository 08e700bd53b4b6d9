/** A VAT number is stored as LU and eight digits. */
export const VAT_NUMBER_PATTERN = /^LU\d{8}$/;

/** Completes a Luxembourg VAT number: its last two digits are the first six modulo 89. */
export const vatNumberWithCheckDigits = (firstSix: number): string =>
  `LU${String(firstSix).padStart(6, '0')}${String(firstSix % 89).padStart(2, '0')}`;

/** Says whether such a number can exist; whether it does, only the tax administration knows. */
export const hasValidVatChecksum = (number: string): boolean =>
  VAT_NUMBER_PATTERN.test(number) && vatNumberWithCheckDigits(Number(number.slice(2, 8))) === number;

/** Returns the badge for a company's own pages; null for none. */
export const vatBadgeOf = (company: {
  vatNumber: string | null;
  isVatVerified: boolean;
}): 'verified' | 'pending' | null => {
  if (company.isVatVerified) return 'verified';
  return company.vatNumber ? 'pending' : null;
};
