import { stopWordsByLanguage } from './stop-words.ts';

const plainSpellings: Readonly<Record<string, string>> = { '’': "'", ß: 'ss', œ: 'oe', æ: 'ae' };

/** Returns text for comparing: lower case without accents. The database's fold_text does the same. */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’ßœæ]/g, (sign) => plainSpellings[sign] ?? sign)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '');

const LONGEST_WORD = 60;
const MOST_WORDS = 12;

const stopWords = new Set(Object.values(stopWordsByLanguage).flatMap((words) => words.split(/\s+/)));

export const isStopWord = (word: string): boolean => stopWords.has(word);

const signs = new Set(`.,;:!?()[]"'«»“”„…`);

/** Trims sign by sign from both ends: a regular expression would restart at each sign of a long run that ends otherwise. */
const withoutSigns = (chunk: string): string => {
  let [start, end] = [0, chunk.length];
  while (start < end && signs.has(chunk.charAt(start))) start += 1;
  while (end > start && signs.has(chunk.charAt(end - 1))) end -= 1;
  return chunk.slice(start, end);
};

/** Splits typed text into words. Signs stay: % finds %. */
export const splitIntoWords = (text: string): string[] =>
  foldText(text)
    .split(/\s+/)
    .map((chunk) => withoutSigns(chunk) || chunk)
    .map((chunk) => chunk.replace(/^(?:l|d|qu|n|j|m|s|c|quelqu)'(?=.)/, '').slice(0, LONGEST_WORD))
    .filter((chunk) => chunk !== '');

/** Returns the words without stop words, unless only those are left. */
export const withoutStopWords = (chunks: readonly string[]): string[] => {
  const significantChunks = chunks.filter((chunk) => !stopWords.has(chunk));
  return [...new Set(significantChunks.length > 0 ? significantChunks : chunks)].slice(0, MOST_WORDS);
};

export const searchWordsOf = (text: string): string[] => withoutStopWords(splitIntoWords(text));
