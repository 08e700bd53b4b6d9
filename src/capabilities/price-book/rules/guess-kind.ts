import type { LineKind, Unit } from '#price-book/rules/line-kinds.ts';
import {
  actWords,
  type KindWords,
  movingWords,
  nameWords,
  otherWords,
  placeWords,
  puttingInWords,
  rubbishWords,
  supplyWords,
  thingWords,
  withWords,
} from './kind-words.ts';

const ACCENTS = /\p{Mn}/gu;
const NO_LETTER = /[^\p{L}]+/u;
const SPELLED_UMLAUT = /([aou])e/gu;
const DOUBLED = /(\p{L})\1/gu;

/** As it is heard: without accents, ü like ue, and one letter where two are often written as one. */
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

type Tells = (words: readonly string[], at: number) => boolean;

const tellsBy = (entry: string): Tells => {
  if (entry.startsWith('-')) {
    const end = fold(entry.slice(1));
    return (words, at) => words[at]?.endsWith(end) ?? false;
  }
  const [first = '', ...others] = entry.split('_').map(fold);
  if (others.length > 0)
    return (words, at) =>
      words[at] === first &&
      others.every((other, more) => other === '' || words[at + 1 + more]?.startsWith(other));
  // German puts words together, so a long one may stand anywhere in them.
  return entry.length >= LONG
    ? (words, at) => words[at]?.includes(first) ?? false
    : (words, at) => words[at]?.startsWith(first) ?? false;
};

interface Entry {
  kind: LineKind;
  tells: Tells;
  length: number;
}

const entriesOf = (table: KindWords): readonly Entry[] =>
  table.flatMap(([kind, words]) =>
    words.split(' ').map((entry) => ({ kind, tells: tellsBy(entry), length: fold(entry).length })),
  );

/** What a thing is, not what is done. */
const workedAt: ReadonlySet<LineKind> = new Set(thingWords.map(([kind]) => kind));

const tiers = [nameWords, actWords, thingWords, otherWords].map(entriesOf);
const takingDown = entriesOf(actWords.filter(([kind]) => kind === 'demolition'));
const rubbish = entriesOf([['disposal', rubbishWords]]);
const tellsOf = (words: string) => words.split(' ').map(tellsBy);
const wholeWords = (words: string) => tellsOf(words.replaceAll(/(?<![^ ])(\p{L}+)(?![^ ])/gu, '$1_'));
const [supplied, putIn, moved] = [tellsOf(supplyWords), tellsOf(puttingInWords), tellsOf(movingWords)];
const [withIt, placed] = [wholeWords(withWords), wholeWords(placeWords)];

/** The first word that tells something; of two readings of one word the longer. */
const firstTold = (entries: readonly Entry[], words: readonly string[]): LineKind | null => {
  for (const at of words.keys()) {
    const told = entries.filter(({ tells }) => tells(words, at));
    if (told.length > 0)
      return told.reduce((longest, entry) => (entry.length > longest.length ? entry : longest)).kind;
  }
  return null;
};

const isSaid = (some: readonly Tells[], words: readonly string[]) =>
  words.some((_, at) => some.some((tells) => tells(words, at)));

const toldIn = (words: readonly string[]): LineKind | null => {
  const [named, done, thing, other] = tiers.map((entries) => firstTold(entries, words));
  if (named) return named;
  // Rubble is removed and transported, and disposed of by that.
  if (done) return isSaid(moved, words.slice(0, 1)) && firstTold(rubbish, words) ? 'disposal' : done;
  const isPutIn = isSaid(putIn, words);
  if (isSaid(supplied, words) && !isPutIn) return 'materials';
  if (thing) return thing;
  return other === 'materials' && isPutIn ? 'installation' : (other ?? null);
};

const before = (some: readonly Tells[], words: readonly string[]): readonly string[] => {
  const at = words.findIndex((_, place) => place > 0 && some.some((tells) => tells(words, place)));
  return at > 0 ? words.slice(0, at) : words;
};

/** What kind of line its words tell of, or null where they tell nothing. */
export const guessKind = (description: string, unit?: Unit | null): LineKind | null => {
  const words = fold(description).split(NO_LETTER).filter(Boolean);
  if (words.length === 0) return null;
  const itself = before(withIt, words);
  const head = before(placed, itself);
  // German and Luxembourgish say at the end that what stands there is taken down.
  const isTakenDown = head.length < itself.length && firstTold(takingDown, itself.slice(-2));
  const told = (isTakenDown ? 'demolition' : toldIn(head)) ?? toldIn(itself) ?? toldIn(words);
  if (unit === 'km') return told ?? 'transport';
  // Hours of a trade are its labour, whatever it works at.
  if (unit === 'h') return told && !workedAt.has(told) ? told : 'labour';
  // Days of nothing that is known are somebody's.
  return told ?? (unit === 'day' ? 'labour' : null);
};
