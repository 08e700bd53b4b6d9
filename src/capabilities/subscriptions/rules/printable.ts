// What the standard fonts of a PDF hold beside Latin-1: the letters and signs of Windows-1252.
const BESIDE_LATIN_1 = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

const isInFont = (character: string) =>
  /[\n\u0020-\u007e\u00a0-\u00ff]/.test(character) || BESIDE_LATIN_1.has(character);

/** Text in letters that the fonts of a PDF have: others lose their accent, and what is left is a question mark. */
export const printable = (text: string): string =>
  [...text.normalize('NFC')]
    .map((character) => {
      if (isInFont(character)) return character;
      const plain = character.normalize('NFKD').replace(/\p{M}/gu, '');
      return [...plain].every(isInFont) ? plain : '?';
    })
    .join('');
