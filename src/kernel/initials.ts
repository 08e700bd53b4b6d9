const between = /[\s._\-&+/]+/u;

/** Takes the first letters of the first two words: "marco.dias" and "Marco Dias" both give MD. */
export const initialsOf = (name: string): string =>
  name
    .normalize('NFC')
    .split(between)
    .map((word) => word.match(/[\p{L}\p{N}]/u)?.[0])
    .filter((letter) => letter !== undefined)
    .slice(0, 2)
    .join('')
    .toUpperCase();
