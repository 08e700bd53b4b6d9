// What the standard fonts of a PDF hold: Windows-1252, which is Latin-1 and these besides.
const notInFont = /[^\n\u0020-\u007E\u00A0-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;

const withoutAccent = (character: string) => character.normalize('NFKD').replace(/\p{M}/gu, '');

/** Text in letters that the fonts of a PDF have: others lose their accent, and what is left is a question mark. */
export const printable = (text: string): string =>
  text.replaceAll('−', '–').normalize('NFC').replace(notInFont, withoutAccent).replace(notInFont, '?');
