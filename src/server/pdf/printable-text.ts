// Marks that turn the direction of what follows, join, or are not seen: a line of a paper says what one reads.
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

const withoutAccent = (character: string) => character.normalize('NFKD').replace(/\p{M}/gu, '');

/** Text in letters that a font has: others lose their accent, and what is left is a question mark. */
export const printableText = (text: string, has: (character: string) => boolean): string =>
  PLAIN.test(text) ? text : printableCharacters(text, has);

// What every font has, and most of what is written.
const PLAIN = /^[ -~]*$/;

const printableCharacters = (text: string, has: (character: string) => boolean): string =>
  Array.from(text.normalize('NFC').replace(/\s/gu, ' ').replace(UNSEEN, ''))
    .map((character) => {
      if (has(character)) return character;
      const plain = withoutAccent(character);
      return plain !== '' && Array.from(plain).every(has) ? plain : '?';
    })
    .join('');
