/** Cuts a word that is wider than the room into pieces that fit. */
const cut = (word: string, room: number, widthOf: (text: string) => number): string[] => {
  const pieces: string[] = [];
  let piece = '';
  let width = 0;
  for (const character of word) {
    const more = widthOf(character);
    if (piece !== '' && width + more > room) {
      pieces.push(piece);
      piece = '';
      width = 0;
    }
    piece += character;
    width += more;
  }
  return [...pieces, piece];
};

/** Wraps a text without line breaks into lines that fit the room. */
export const wrapText = (text: string, room: number, widthOf: (text: string) => number): string[] => {
  const space = widthOf(' ');
  const lines: string[] = [];
  let line = '';
  let width = 0;
  const words = text.split(' ').filter((word) => word !== '');
  for (const word of words.flatMap((piece) =>
    widthOf(piece) > room ? cut(piece, room, widthOf) : [piece],
  )) {
    const more = widthOf(word);
    if (line !== '' && width + space + more > room) {
      lines.push(line);
      line = '';
      width = 0;
    }
    width += line === '' ? more : space + more;
    line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
};
