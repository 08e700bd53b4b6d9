import {
  actionKeywords,
  decisiveKeywords,
  fallbackKeywords,
  inclusionKeywords,
  installationKeywords,
  type LineKindKeywords,
  objectKeywords,
  placePrepositions,
  removalKeywords,
  supplyKeywords,
  wasteKeywords,
} from './line-kind-keywords.ts';
import type { LineKind, LineUnit } from './line-kinds-and-units.ts';

const ACCENTS = /\p{Mn}/gu;
const NO_LETTER = /[^\p{L}]+/u;
const SPELLED_UMLAUT = /([aou])e/gu;
const DOUBLED = /(\p{L})\1/gu;

/** Folds words as they sound: without accents, ü like ue, and a double letter as one. */
const fold = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(ACCENTS, '')
    .replace(SPELLED_UMLAUT, '$1')
    .replace(DOUBLED, '$1');

const LONG = 6;

type WordMatcher = (words: readonly string[], index: number) => boolean;

const matcherOf = (entry: string): WordMatcher => {
  if (entry.startsWith('-')) {
    const end = fold(entry.slice(1));
    return (words, index) => words[index]?.endsWith(end) ?? false;
  }
  const [first = '', ...otherParts] = entry.split('_').map(fold);
  if (otherParts.length > 0)
    return (words, index) =>
      words[index] === first &&
      otherParts.every((part, more) => part === '' || words[index + 1 + more]?.startsWith(part));
  // German puts words together, so a long one may stand anywhere in them.
  return entry.length >= LONG
    ? (words, index) => words[index]?.includes(first) ?? false
    : (words, index) => words[index]?.startsWith(first) ?? false;
};

interface Entry {
  kind: LineKind;
  tells: WordMatcher;
  length: number;
}

const entriesOf = (table: LineKindKeywords): readonly Entry[] =>
  table.flatMap(([kind, words]) =>
    words.split(' ').map((entry) => ({ kind, tells: matcherOf(entry), length: fold(entry).length })),
  );

/** These kinds name a thing, not an activity: hours spent on it are labour. */
const workedAt: ReadonlySet<LineKind> = new Set(objectKeywords.map(([kind]) => kind));

const tiers = [decisiveKeywords, actionKeywords, objectKeywords, fallbackKeywords].map(entriesOf);
const takingDown = entriesOf(actionKeywords.filter(([kind]) => kind === 'demolition'));
const rubbish = entriesOf([['disposal', wasteKeywords]]);
const matchersOf = (words: string) => words.split(' ').map(matcherOf);
const wholeWords = (words: string) => matchersOf(words.replaceAll(/(?<![^ ])(\p{L}+)(?![^ ])/gu, '$1_'));
const [supplied, putIn, moved] = [
  matchersOf(supplyKeywords),
  matchersOf(installationKeywords),
  matchersOf(removalKeywords),
];
const [withIt, placed] = [wholeWords(inclusionKeywords), wholeWords(placePrepositions)];

/** The first word that matches counts; of two readings of one word the longer. */
const firstMatch = (entries: readonly Entry[], words: readonly string[]): LineKind | null => {
  for (const index of words.keys()) {
    const matchingEntries = entries.filter(({ tells }) => tells(words, index));
    if (matchingEntries.length > 0)
      return matchingEntries.reduce((longest, entry) => (entry.length > longest.length ? entry : longest))
        .kind;
  }
  return null;
};

const hasMatch = (matchers: readonly WordMatcher[], words: readonly string[]) =>
  words.some((_, index) => matchers.some((tells) => tells(words, index)));

const kindInWords = (words: readonly string[]): LineKind | null => {
  const [namedKind, actionKind, thingKind, otherKind] = tiers.map((entries) => firstMatch(entries, words));
  if (namedKind) return namedKind;
  // Rubble that is removed and transported is disposed of by that.
  if (actionKind)
    return hasMatch(moved, words.slice(0, 1)) && firstMatch(rubbish, words) ? 'disposal' : actionKind;
  const isPutIn = hasMatch(putIn, words);
  if (hasMatch(supplied, words) && !isPutIn) return 'materials';
  if (thingKind) return thingKind;
  return otherKind === 'materials' && isPutIn ? 'installation' : (otherKind ?? null);
};

const before = (matchers: readonly WordMatcher[], words: readonly string[]): readonly string[] => {
  const index = words.findIndex((_, place) => place > 0 && matchers.some((tells) => tells(words, place)));
  return index > 0 ? words.slice(0, index) : words;
};

/** Guesses the kind of a line from its words, or returns null if they say nothing. */
export const guessLineKind = (description: string, unit?: LineUnit | null): LineKind | null => {
  const words = fold(description).split(NO_LETTER).filter(Boolean);
  if (words.length === 0) return null;
  const itself = before(withIt, words);
  const head = before(placed, itself);
  // German and Luxembourgish say only at the end that the thing is taken down.
  const isTakenDown = head.length < itself.length && firstMatch(takingDown, itself.slice(-2));
  const guessed =
    (isTakenDown ? 'demolition' : kindInWords(head)) ?? kindInWords(itself) ?? kindInWords(words);
  if (unit === 'km') return guessed ?? 'transport';
  // Hours of a trade are its labour, whatever it works at.
  if (unit === 'h') return guessed && !workedAt.has(guessed) ? guessed : 'labour';
  // Days of unknown work are somebody's labour.
  return guessed ?? (unit === 'day' ? 'labour' : null);
};
