import { nearestWords } from './edit-distance.ts';
import { wordsIn } from './fold-text.ts';
import { tradeWords } from './trade-words.ts';

/** A phrase of this many words at most is one name of a trade: 'fuite d'eau', 'salle de bains'. */
const LONGEST_PHRASE = 3;
/** From here on what is typed is the beginning of one trade rather than of several. */
const TELLING_BEGINNING = 4;

const phrases = new Map<string, Set<string>>();

const learn = (phrase: string, trade: string) => {
  const folded = wordsIn(phrase).join(' ');
  const trades = phrases.get(folded) ?? new Set();
  phrases.set(folded, trades.add(trade));
};

for (const [trade, words] of Object.entries(tradeWords)) {
  learn(trade, trade);
  for (const phrase of words.split(',')) learn(phrase.trim(), trade);
}

const singleWords = [...phrases.keys()].filter((phrase) => !phrase.includes(' '));

const beginningWith = (word: string) =>
  word.length < TELLING_BEGINNING ? [] : singleWords.filter((known) => known.startsWith(word));

/** The trades a word names: written out, begun, in the plural. */
const tradesNamed = (phrase: string): string[] => {
  const exact = phrases.get(phrase) ?? phrases.get(phrase.replace(/(?:es|s|en|n)$/, ''));
  if (exact) return [...exact];
  return [...new Set(beginningWith(phrase).flatMap((known) => [...(phrases.get(known) ?? [])]))];
};

/** The trades of the words nearest to a mistyped one. */
export const tradesNear = (word: string): string[] => [
  ...new Set(nearestWords(word, singleWords).flatMap((known) => [...(phrases.get(known) ?? [])])),
];

/** What is looked for, piece by piece: a word, or a phrase that is the name of a trade. */
export interface SearchPiece {
  words: readonly string[];
  trades: readonly string[];
}

/** Cuts a query into its pieces; the longest phrase that names a trade goes first. */
export const piecesOf = (words: readonly string[]): SearchPiece[] => {
  const pieces: SearchPiece[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST_PHRASE, words.length - at);
    while (length > 1 && !phrases.has(words.slice(at, at + length).join(' '))) length -= 1;
    const taken = words.slice(at, at + length);
    pieces.push({ words: taken, trades: tradesNamed(taken.join(' ')) });
    at += length;
  }
  return pieces;
};
