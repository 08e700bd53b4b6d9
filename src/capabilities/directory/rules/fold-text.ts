/** Text as it is compared: small letters without accents. The database's fold_text does the same. */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '');

const LONGEST_WORD = 60;
const MOST_WORDS = 12;

/** Too small to say what is looked for: in English, French, German, Luxembourgish and Portuguese. */
const littleWords = new Set(
  `a an and at for in near of on or the to with au aux chez dans de des du en et la le les par pour pres sur un une
  am an auf bei beim das dem den der die ein eine fur im in mit und vom von zu zum zur d den eng fir mat op
  um vun vum an ao aos as com da das de do dos e em na nas no nos o os ou para perto por um uma`.split(/\s+/),
);

const signs = new Set(`.,;:!?()[]"'«»“”„…`);

/** From both ends, sign by sign: a pattern would begin again at each sign of a long row that ends otherwise. */
const withoutSigns = (chunk: string): string => {
  let [start, end] = [0, chunk.length];
  while (start < end && signs.has(chunk.charAt(start))) start += 1;
  while (end > start && signs.has(chunk.charAt(end - 1))) end -= 1;
  return chunk.slice(start, end);
};

/** What somebody types, as the words to find. Signs stay: % finds %. */
export const wordsIn = (text: string): string[] => {
  const chunks = foldText(text)
    .split(/\s+/)
    .map((chunk) => withoutSigns(chunk) || chunk)
    .map((chunk) => chunk.replace(/^(?:l|d|qu|n)'(?=.)/, '').slice(0, LONGEST_WORD))
    .filter((chunk) => chunk !== '');
  const telling = chunks.filter((chunk) => !littleWords.has(chunk));
  return [...new Set(telling.length > 0 ? telling : chunks)].slice(0, MOST_WORDS);
};
