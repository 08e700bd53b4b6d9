import { nearestWords } from './edit-distance.ts';
import { wordsIn } from './fold-text.ts';
import { symptomWords, vagueWords } from './symptom-words.ts';
import { tradeWords } from './trade-words.ts';

/** A phrase of this many words at most is one name of a trade: 'fuite d'eau', 'salle de bains'. */
export const LONGEST_PHRASE = 3;
/** From here on what is typed is the beginning of one trade rather than of several. */
const MIN_PREFIX_LENGTH = 4;

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
const wrong = learn(symptomWords);
const vague = learn(vagueWords);

const singleWords = [...named.keys()].filter((phrase) => !phrase.includes(' '));

const beginningWith = (word: string) =>
  word.length < MIN_PREFIX_LENGTH ? [] : singleWords.filter((name) => name.startsWith(word));

const inPlural = (phrases: Phrases, phrase: string) =>
  phrases.get(phrase) ?? phrases.get(phrase.replace(/(?:es|s|en|n)$/, ''));

/** How surely a phrase tells a trade: by its name or by what is wrong, by the way, or not at all. */
export interface TradeHint {
  trades: readonly string[];
  isVague: boolean;
}

/** The trades that a phrase tells by whole words. */
export const hintOf = (phrase: string): TradeHint | null => {
  const sure = new Set([...(inPlural(wrong, phrase) ?? []), ...(inPlural(named, phrase) ?? [])]);
  if (sure.size > 0) return { trades: [...sure], isVague: false };
  const trades = inPlural(vague, phrase);
  return trades ? { trades: [...trades], isVague: true } : null;
};

/** The trades whose names begin so. */
export const tradesBegun = (word: string): string[] => [
  ...new Set(beginningWith(word).flatMap((name) => [...(named.get(name) ?? [])])),
];

/** The trades of the words nearest to a mistyped one. */
export const tradesNear = (word: string): string[] => [
  ...new Set(nearestWords(word, singleWords).flatMap((name) => [...(named.get(name) ?? [])])),
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
  for (let index = 0; index < words.length; ) {
    let length = Math.min(LONGEST_PHRASE, words.length - index);
    while (length > 1 && !hintOf(words.slice(index, index + length).join(' '))) length -= 1;
    const phrase = words.slice(index, index + length);
    const hint = hintOf(phrase.join(' '));
    const trades = hint?.trades ?? tradesBegun(phrase.join(' '));
    pieces.push({ words: phrase, trades, isSure: hint !== null && !hint.isVague });
    index += length;
  }
  return pieces;
};
