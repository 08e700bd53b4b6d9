const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** As people type or paste it: with spaces, in small letters, with the word in front. */
export const tidyIban = (input: string): string =>
  input
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/^IBAN:?/, '');

/** By its check digits (ISO 13616): country and digits behind the rest, letters as 10 to 35, leave 1 of 97. */
export const isPossibleIban = (iban: string): boolean => {
  if (!SHAPE.test(iban)) return false;
  const digits = Array.from(iban.slice(4) + iban.slice(0, 4), (character) => parseInt(character, 36)).join(
    '',
  );
  return BigInt(digits) % 97n === 1n;
};

/** As banks print it. */
export const ibanInGroups = (iban: string): string => iban.match(/.{1,4}/g)?.join(' ') ?? '';
