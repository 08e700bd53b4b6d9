// These marks turn the direction, join, or can't be seen: a line of a PDF must say what one reads.
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

const withoutAccent = (character: string) => character.normalize('NFKD').replace(/\p{M}/gu, '');

/** Returns text in letters that a font has: others lose their accent or become a question mark. */
export const toPrintableText = (text: string, has: (character: string) => boolean): string =>
  PLAIN.test(text) ? text : printableCharacters(text, has);

// Every font has these characters, and most text needs no others.
const PLAIN = /^[ -~]*$/;

const printableCharacters = (text: string, has: (character: string) => boolean): string =>
  Array.from(text.normalize('NFC').replace(/\s/gu, ' ').replace(UNSEEN, ''))
    .map((character) => {
      if (has(character)) return character;
      const plain = withoutAccent(character);
      return plain !== '' && Array.from(plain).every(has) ? plain : '?';
    })
    .join('');
