import { nearestWords } from './edit-distance.ts';
import { wordsIn } from './fold-text.ts';
import { tradeWords } from './trade-words.ts';
import { vagueWords, wrongWords } from './wrong-words.ts';

/** A phrase of this many words at most is one name of a trade: 'fuite d'eau', 'salle de bains'. */
export const LONGEST_PHRASE = 3;
/** From here on what is typed is the beginning of one trade rather than of several. */
const TELLING_BEGINNING = 4;

type Phrases = ReadonlyMap<string, ReadonlySet<string>>;

const learn = (table: Readonly<Record<string, string>>): Phrases => {
  const phrases = new Map<string, Set<string>>();
  for (const [trade, words] of Object.entries(table)) {
    for (const phrase of words.split(',')) {
      const folded = wordsIn(phrase.trim()).join(' ');
      phrases.set(folded, (phrases.get(folded) ?? new Set()).add(trade));
    }
  }
  return phrases;
};

const named = learn(
  Object.fromEntries(Object.entries(tradeWords).map(([trade, words]) => [trade, `${trade},${words}`])),
);
const wrong = learn(wrongWords);
const vague = learn(vagueWords);

const singleWords = [...named.keys()].filter((phrase) => !phrase.includes(' '));

const beginningWith = (word: string) =>
  word.length < TELLING_BEGINNING ? [] : singleWords.filter((known) => known.startsWith(word));

const inPlural = (phrases: Phrases, phrase: string) =>
  phrases.get(phrase) ?? phrases.get(phrase.replace(/(?:es|s|en|n)$/, ''));

/** How surely a phrase tells a trade: by its name or by what is wrong, by the way, or not at all. */
export interface Hint {
  trades: readonly string[];
  isVague: boolean;
}

/** The trades that a phrase tells by whole words. */
export const hintOf = (phrase: string): Hint | null => {
  const sure = new Set([...(inPlural(wrong, phrase) ?? []), ...(inPlural(named, phrase) ?? [])]);
  if (sure.size > 0) return { trades: [...sure], isVague: false };
  const trades = inPlural(vague, phrase);
  return trades ? { trades: [...trades], isVague: true } : null;
};

/** The trades whose names begin so. */
export const tradesBegun = (word: string): string[] => [
  ...new Set(beginningWith(word).flatMap((known) => [...(named.get(known) ?? [])])),
];

/** The trades of the words nearest to a mistyped one. */
export const tradesNear = (word: string): string[] => [
  ...new Set(nearestWords(word, singleWords).flatMap((known) => [...(named.get(known) ?? [])])),
];

/** What is looked for, piece by piece: a word, or a phrase that is the name of a trade. */
export interface SearchPiece {
  words: readonly string[];
  trades: readonly string[];
  /** It tells its trades by whole words. */
  isSure: boolean;
}

/** Cuts words into pieces; the longest phrase that tells a trade goes first. */
export const wordPiecesOf = (words: readonly string[]): SearchPiece[] => {
  const pieces: SearchPiece[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST_PHRASE, words.length - at);
    while (length > 1 && !hintOf(words.slice(at, at + length).join(' '))) length -= 1;
    const taken = words.slice(at, at + length);
    const hint = hintOf(taken.join(' '));
    const trades = hint?.trades ?? tradesBegun(taken.join(' '));
    pieces.push({ words: taken, trades, isSure: hint !== null && !hint.isVague });
    at += length;
  }
  return pieces;
};
