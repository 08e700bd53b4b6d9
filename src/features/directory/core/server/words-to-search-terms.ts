import type { NamedTrade } from '#features/companies/core/contract/company-item.ts';
import { foldText, searchWordsOf } from '#features/directory/core/rules/fold-text.ts';
import {
  type SearchPhrase,
  tradesSpelledLike,
  splitIntoTradePhrases,
} from '#features/directory/core/rules/trade-lookup.ts';
import type { Db } from '#server/database/db.ts';
import type { SearchTerm, WordSpelling } from './build-tsquery.ts';
import {
  lookUpVocabulary,
  type VocabularyEntry,
  findNearestVocabularyWords,
} from './directory-vocabulary.ts';

interface Wording {
  categories: readonly NamedTrade[];
  /** Looks for similar spellings of every word, not only of unknown ones. */
  isForgiving: boolean;
}

/** A beginning of this length already names a category. */
const MIN_PREFIX_LENGTH = 4;

/** The names of a trade in all languages are folded. */
interface TradeLabels {
  id: number;
  name: string;
  labels: readonly string[];
}

const labelsOf = ({ id, name, names }: NamedTrade): TradeLabels => ({
  id,
  name,
  labels: [name, ...Object.values(names)].map(foldText),
});

const hasWords = (label: string, words: readonly string[]) => {
  // Almost no label contains the words, and only one that does is worth splitting.
  if (!words.every((word) => label.includes(word))) return false;
  const parts = searchWordsOf(label);
  return words.every((word) =>
    parts.some((part) => part === word || (word.length >= MIN_PREFIX_LENGTH && part.startsWith(word))),
  );
};

/** Compares the words that people use for the trade, and its names in all languages. */
const isNamed = ({ name, labels }: TradeLabels, { words, trades }: SearchPhrase) =>
  trades.includes(name) || labels.some((label) => hasWords(label, words));

const spellingsOf = (
  { word, begun, within }: VocabularyEntry,
  similarWords: readonly string[],
  isSure: boolean,
): WordSpelling[] => {
  // A single letter begins too many words, so it must be a word by itself.
  const longer = word.length > 1 && begun ? begun : [];
  // A word that names a trade is meant literally: 'roof' does not mean a tiler's waterproofing.
  const alternatives = new Set([...longer, ...(isSure ? [] : within), ...similarWords]);
  alternatives.delete(word);
  return [
    { word, isBeginning: word.length > 1 && begun === null },
    ...Array.from(alternatives, (alternative) => ({ word: alternative, isBeginning: false })),
  ];
};

/** Turns words into terms with their beginnings, longer words, likely spellings and the trades they name. */
export const wordsToSearchTerms = async (
  db: Db,
  words: readonly string[],
  wording: Wording,
): Promise<SearchTerm[]> => {
  const { categories, isForgiving } = wording;
  const pieces = splitIntoTradePhrases(words);
  const trades = categories.map(labelsOf);
  const entryByWord = new Map((await lookUpVocabulary(db, words)).map((entry) => [entry.word, entry]));
  const isStrange = (word: string) => {
    const entry = entryByWord.get(word);
    const isTrade = pieces.some((piece) => piece.words.includes(word) && piece.trades.length > 0);
    return !isTrade && entry?.begun?.length === 0 && entry.within.length === 0;
  };
  const doubtful = words.filter((word) => isForgiving || isStrange(word));
  const similarByWord = await findNearestVocabularyWords(db, doubtful);
  return pieces.map((piece) => {
    const guessed = piece.words.flatMap((word) => (doubtful.includes(word) ? tradesSpelledLike(word) : []));
    const named = { ...piece, trades: [...piece.trades, ...guessed] };
    return {
      words: piece.words.map((word) =>
        spellingsOf(
          entryByWord.get(word) ?? { word, begun: [], within: [] },
          similarByWord.get(word) ?? [],
          piece.isSure,
        ),
      ),
      categoryIds: trades.filter((trade) => isNamed(trade, named)).map(({ id }) => id),
      isSure: piece.isSure,
    };
  });
};
