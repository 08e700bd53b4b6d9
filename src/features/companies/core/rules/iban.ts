const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** People type or paste an IBAN with spaces, in small letters and with the word in front. */
export const normalizeIban = (input: string): string =>
  input
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/^IBAN:?/, '');

/**
 * Checks the digits by ISO 13616: country and check digits go to the end, letters count 10 to 35, and the remainder by
 * 97 is 1.
 */
export const hasValidIbanChecksum = (iban: string): boolean => {
  if (!SHAPE.test(iban)) return false;
  const digits = Array.from(iban.slice(4) + iban.slice(0, 4), (character) => parseInt(character, 36)).join(
    '',
  );
  return BigInt(digits) % 97n === 1n;
};

/** Banks print an IBAN in groups of four. */
export const formatIban = (iban: string): string => iban.match(/.{1,4}/g)?.join(' ') ?? '';
