import { searchWordsOf } from './fold-text.ts';
import { problemKeywordsByTrade, vagueKeywordsByTrade } from './problem-keywords.ts';
import { findNearestWords } from './spelling-distance.ts';
import { tradeSynonyms } from './trade-synonyms.ts';

/** The name of a trade has at most this many words: 'fuite d'eau', 'salle de bains'. */
export const MAX_TRADE_PHRASE_WORDS = 3;
/** Shorter beginnings would fit several trades. */
const MIN_PREFIX_LENGTH = 4;

type Phrases = ReadonlyMap<string, ReadonlySet<string>>;

const learn = (table: Readonly<Record<string, string>>): Phrases => {
  const phrases = new Map<string, Set<string>>();
  for (const [trade, words] of Object.entries(table)) {
    for (const phrase of words.split(',')) {
      const folded = searchWordsOf(phrase.trim()).join(' ');
      phrases.set(folded, (phrases.get(folded) ?? new Set()).add(trade));
    }
  }
  return phrases;
};

const named = learn(
  Object.fromEntries(Object.entries(tradeSynonyms).map(([trade, words]) => [trade, `${trade},${words}`])),
);
const wrong = learn(problemKeywordsByTrade);
const vague = learn(vagueKeywordsByTrade);

const singleWords = [...named.keys()].filter((phrase) => !phrase.includes(' '));

const beginningWith = (word: string) =>
  word.length < MIN_PREFIX_LENGTH ? [] : singleWords.filter((name) => name.startsWith(word));

const inPlural = (phrases: Phrases, phrase: string) =>
  phrases.get(phrase) ?? phrases.get(phrase.replace(/(?:es|s|en|n)$/, ''));

/** A hint is sure by the name of a trade or by what is wrong, else vague. */
export interface TradeHint {
  trades: readonly string[];
  isVague: boolean;
}

/** Returns the trades that a phrase of whole words speaks of. */
export const findTradeHint = (phrase: string): TradeHint | null => {
  const sure = new Set([...(inPlural(wrong, phrase) ?? []), ...(inPlural(named, phrase) ?? [])]);
  if (sure.size > 0) return { trades: [...sure], isVague: false };
  const trades = inPlural(vague, phrase);
  return trades ? { trades: [...trades], isVague: true } : null;
};

/** Returns the trades with a name that begins like this. */
export const tradesBeginningWith = (word: string): string[] => [
  ...new Set(beginningWith(word).flatMap((name) => [...(named.get(name) ?? [])])),
];

/** Returns the trades of the words nearest to a mistyped one. */
export const tradesSpelledLike = (word: string): string[] => [
  ...new Set(findNearestWords(word, singleWords).flatMap((name) => [...(named.get(name) ?? [])])),
];

/** A piece is a single word, or a phrase that is the name of a trade. */
export interface SearchPhrase {
  words: readonly string[];
  trades: readonly string[];
  /** Its whole words name the trades. */
  isSure: boolean;
}

/** Cuts words into pieces; the longest phrase that names a trade goes first. */
export const splitIntoTradePhrases = (words: readonly string[]): SearchPhrase[] => {
  const pieces: SearchPhrase[] = [];
  for (let index = 0; index < words.length;) {
    let length = Math.min(MAX_TRADE_PHRASE_WORDS, words.length - index);
    while (length > 1 && !findTradeHint(words.slice(index, index + length).join(' '))) length -= 1;
    const phrase = words.slice(index, index + length);
    const hint = findTradeHint(phrase.join(' '));
    const trades = hint?.trades ?? tradesBeginningWith(phrase.join(' '));
    pieces.push({ words: phrase, trades, isSure: hint !== null && !hint.isVague });
    index += length;
  }
  return pieces;
};
