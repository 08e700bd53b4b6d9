import { splitIntoWords, isStopWord, withoutStopWords } from './fold-text.ts';
import { prepositionsBeforePlaces, prepositionsBeforeRooms } from './stop-words.ts';
import {
  findTradeHint,
  MAX_TRADE_PHRASE_WORDS,
  type TradeHint,
  tradesBeginningWith,
  tradesSpelledLike,
} from './trade-lookup.ts';

/** 'My roof is leaking near Esch' means Roofing, at Esch. */
export interface ParsedSentence {
  /** The place keeps its spelling, folded. */
  place: string | null;
  /** These words are left without the place. */
  words: readonly string[];
  /** The sentence speaks of these trades, the likeliest first. */
  trades: readonly string[];
}

/** 'Esch an der Alzette' is the longest name of a place. */
const LONGEST_PLACE = 4;
/** The rest of a longer sentence is ignored. */
const MOST_CHUNKS = 40;

const weights = { sure: 8, room: 3, vague: 2, guess: 1 } as const;

interface WeighedHint extends TradeHint {
  weight: number;
}

interface Stretch {
  start: number;
  end: number;
}

const stretchAt = (
  chunks: readonly string[],
  start: number,
  isPlace: (name: string) => boolean,
): Stretch | null => {
  for (let end = Math.min(chunks.length, start + LONGEST_PLACE); end > start; end -= 1) {
    if (isPlace(chunks.slice(start, end).join(' '))) return { start, end };
  }
  return null;
};

/** Finds the last place that a preposition leads to ('near Esch'), else one at the end or the beginning. */
const placeIn = (chunks: readonly string[], isPlace: (name: string) => boolean): Stretch | null => {
  const stretches = chunks.flatMap((_, start) => stretchAt(chunks, start, isPlace) ?? []);
  const ledUpTo = stretches.filter(({ start }) => prepositionsBeforePlaces.has(chunks[start - 1] ?? ''));
  const atEnd = stretches.find(({ end }) => end === chunks.length);
  return ledUpTo.at(-1) ?? atEnd ?? stretches.find(({ start }) => start === 0) ?? null;
};

/** 'In the kitchen', 'an der Küche' say where, not what. */
const isRoom = (chunks: readonly string[], start: number): boolean => {
  const preceding = chunks.slice(Math.max(0, start - 2), start).toReversed();
  const led = preceding.findIndex((chunk) => prepositionsBeforeRooms.has(chunk));
  return led === 0 || (led === 1 && isStopWord(preceding[0] ?? ''));
};

const likeliestFirst = (scores: ReadonlyMap<string, number>) =>
  // Among equally likely trades the one named first comes first.
  [...scores].toSorted(([, a], [, b]) => b - a).map(([trade]) => trade);

/** 'Repair' alone means Renovation; beside a roof it only says that something is wrong with it. */
const withoutNeedlessHints = (hints: readonly WeighedHint[]) =>
  hints.some(({ isVague }) => !isVague) ? hints.filter(({ isVague }) => !isVague) : hints;

const tradesIn = (chunks: readonly string[]): string[] => {
  const hints: WeighedHint[] = [];
  const significantChunks = chunks.flatMap((chunk, index) => (isStopWord(chunk) ? [] : [{ chunk, index }]));
  for (let index = 0; index < significantChunks.length;) {
    let length = Math.min(MAX_TRADE_PHRASE_WORDS, significantChunks.length - index);
    const phraseOf = () =>
      significantChunks
        .slice(index, index + length)
        .map(({ chunk }) => chunk)
        .join(' ');
    while (length > 1 && !findTradeHint(phraseOf())) length -= 1;
    const hint = findTradeHint(phraseOf());
    if (hint) {
      const weight = hint.isVague ? weights.vague : weights.sure;
      const isWhere = isRoom(chunks, significantChunks[index]?.index ?? 0);
      // 'Tiler for the bathroom' asks for a tiler, 'heat pump for the bathroom' and 'for a heat pump' for one thing each.
      const isOnlyWhere = isWhere && length === 1;
      hints.push({
        ...hint,
        weight: isOnlyWhere ? Math.min(weight, weights.room) : weight + (isWhere ? 0 : length - 1),
      });
    }
    index += length;
  }
  const scores = new Map<string, number>();
  const add = (trades: readonly string[], weight: number) => {
    for (const trade of trades) scores.set(trade, (scores.get(trade) ?? 0) + weight);
  };
  for (const { trades, weight } of withoutNeedlessHints(hints)) add(trades, weight);
  if (scores.size === 0)
    for (const { chunk } of significantChunks) add(tradesBeginningWith(chunk), weights.guess);
  if (scores.size === 0)
    for (const { chunk } of significantChunks) add(tradesSpelledLike(chunk), weights.guess);
  return likeliestFirst(scores);
};

export const parseSearchSentence = (text: string, isPlace: (name: string) => boolean): ParsedSentence => {
  const chunks = splitIntoWords(text).slice(0, MOST_CHUNKS);
  const place = placeIn(chunks, isPlace);
  if (!place) return { place: null, words: withoutStopWords(chunks), trades: tradesIn(chunks) };
  const rest = [...chunks.slice(0, place.start), ...chunks.slice(place.end)];
  const significantChunks = rest.filter((chunk) => !isStopWord(chunk));
  return {
    place: chunks.slice(place.start, place.end).join(' '),
    words: significantChunks.length > 0 ? withoutStopWords(rest) : [],
    trades: tradesIn(rest),
  };
};
