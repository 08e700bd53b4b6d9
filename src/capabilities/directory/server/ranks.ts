import { type SQL, sql } from 'drizzle-orm';
import type { Near, Ring } from './places/near.ts';
import { sqlNumber } from './sql-number.ts';
import {
  allInAnyField,
  allInNameOrCategory,
  allOf,
  anyOf,
  inAnyField,
  inName,
  inPlace,
  isTrue,
  type SearchTerm,
  sharedCategories,
} from './tsquery.ts';

/** What a search came to: terms to find, places to be in, lexemes that must hold. */
export interface UnderstoodSearch {
  /** The text as a whole, folded, as a name would have it. */
  text: string;
  /** Every word of it, also those that say where. */
  named: readonly SearchTerm[];
  terms: readonly SearchTerm[];
  places: readonly SearchTerm[];
  lexemes: readonly string[];
  /** The trades a sentence speaks of, the likeliest first; their companies are found whatever else they say. */
  trades: readonly number[];
  near: Near | null;
  /** Some of the terms will do. */
  isPartly: boolean;
}

const document = sql`found.document`;
const matches = (query: string) => (query === '' ? sql`true` : sql`${document} @@ ${query}::tsquery`);

/** What must hold of each that is found, wherever it is. */
const fixedOf = ({ places, lexemes }: UnderstoodSearch) => [...places.map(inPlace), ...lexemes.map(isTrue)];

/** More terms than these are not tried in every choice of them. */
const MOST_CHOSEN = 5;

/** By itself a shorter word finds anybody. */
const LEAST_TELLING = 3;

const choices = <One>([first, ...rest]: readonly One[], count: number): One[][] => {
  if (count === 0) return [[]];
  if (first === undefined) return [];
  return [...choices(rest, count - 1).map((chosen) => [first, ...chosen]), ...choices(rest, count)];
};

/** One way of answering. */
interface Way {
  query: string;
  /** Those before it whose answers are among its own. */
  holds: readonly Way[];
}

const way = (query: string, ...holds: readonly Way[]): Way => ({ query, holds });

/** All of the terms that tell something, all but one, and so on down to one. */
const partly = (terms: readonly SearchTerm[], whole: readonly Way[]): Way[] => {
  const telling = terms.filter(({ words }) =>
    words.some(([given]) => (given?.word.length ?? 0) >= LEAST_TELLING),
  );
  const few = telling.slice(0, MOST_CHOSEN).map(inAnyField);
  const held = [...whole];
  for (let left = few.length; left > 0; left -= 1)
    held.push(way(anyOf(choices(few, left).map(allOf)), ...held));
  return held.slice(whole.length);
};

interface Ways {
  /** The best first. */
  ways: Way[];
  /** How many of them are the trade itself. */
  ofTrade: number;
}

/** Ways of answering: by name or category, by the trade of a sentence, anywhere in the text. */
const waysOf = ({ terms, trades, isPartly }: UnderstoodSearch): Ways => {
  const [likeliest, ...others] = trades.map((id) => isTrue(`k${id}`));
  if (terms.length === 0) {
    const all = trades.length > 0 ? [way(anyOf(trades.map((id) => isTrue(`k${id}`))))] : [];
    return { ways: all, ofTrade: all.length };
  }
  const category = way(allInNameOrCategory(terms));
  // A category that all terms name is found by the way before.
  const isNew = likeliest !== undefined && !sharedCategories(terms).includes(trades[0] ?? 0);
  const both = isNew ? [way(`(${likeliest}&${allInAnyField(terms)})`)] : [];
  const trade = isNew ? [way(likeliest, ...both)] : [];
  const anywhere = way(allInAnyField(terms), category, ...both);
  const first = [category, ...both, ...trade];
  return {
    ways: [
      ...first,
      anywhere,
      ...(others.length > 0 ? [way(anyOf(others))] : []),
      ...(isPartly ? partly(terms, [category, ...both, anywhere]) : []),
    ],
    ofTrade: first.length,
  };
};

/** Each with those before it, but what it or another of them holds anyway. */
const heldTogether = (ways: readonly Way[]): string[] =>
  ways.map((_, place) => {
    const upTo = ways.slice(0, place + 1);
    const needed = upTo.filter((one) => !upTo.some(({ holds }) => holds.includes(one)));
    return anyOf(needed.map(({ query }) => query));
  });

const withFixed = (wanted: UnderstoodSearch, parts: readonly string[]) =>
  matches(allOf([...parts, ...fixedOf(wanted)].filter((part) => part !== '')));

/** A name that is the text, or begins with it. */
const byName = (wanted: UnderstoodSearch): SQL | null => {
  if (wanted.named.length === 0) return null;
  const named = withFixed(wanted, wanted.named.map(inName));
  return sql`(found.name >= ${wanted.text} and found.name < ${wanted.text} || chr(1114111) and ${named})`;
};

/** Looked up by commune, not by lexeme: the index would look for every one of sixty at each company. */
const isWithin = ({ query, communes }: Ring): SQL | null => {
  if (query === null) return null;
  if (communes.length === 0) return matches(query);
  // The cheaper question first: it is asked of thousands.
  return sql`(found.commune = any(${sql.param([...communes])}::text[]) or ${matches(query)})`;
};

/** A commune is a column, which is read sooner than a document. */
export const isThere = ({ place, there }: Near): SQL =>
  place.postalCode === null && place.place === place.commune
    ? sql`coalesce(found.commune = ${place.commune}, false)`
    : matches(there);

const both = (one: SQL | null, other: SQL | null): SQL =>
  one && other ? sql`(${one} and ${other})` : (one ?? other ?? sql`true`);

const surroundings = ({ near }: UnderstoodSearch): SQL | null => {
  const last = near?.rings.at(-1);
  return last ? isWithin(last) : null;
};

/** All that a search finds, or nothing where everything is asked for. */
export const conditionOf = (wanted: UnderstoodSearch): SQL | null => {
  const ways = heldTogether(waysOf(wanted).ways).slice(-1);
  const area = surroundings(wanted);
  const isAsked = ways.length + fixedOf(wanted).length > 0;
  // Of the whole country everybody is found, and still stands by distance.
  if (!isAsked && area === null) return wanted.near ? sql`true` : null;
  const found = both(isAsked ? withFixed(wanted, ways) : null, area);
  const name = area === null ? null : byName(wanted);
  return name ? sql`(${found} or ${name})` : found;
};

/**
 * How well a row answers, given conditions from the best to the one that holds all. Each holds those before it, and most
 * rows are of the last, so the others are asked from the last but one upwards.
 */
const valueOf = (conditions: readonly SQL[]): SQL => {
  const best = conditions.length - 1;
  const worse = conditions
    .slice(0, -1)
    .map((condition, place) => sql`when not (${condition}) then ${sqlNumber(best - place - 1)}`)
    .toReversed();
  return worse.length > 0
    ? sql`case ${sql.join(worse, sql` `)} else ${sqlNumber(best)} end`
    : sqlNumber(best);
};

const valueAnywhere = (wanted: UnderstoodSearch): SQL => {
  const { named, terms, text } = wanted;
  if (terms.length === 0) return sqlNumber(0);
  const inNames = withFixed(wanted, named.map(inName));
  const ways = heldTogether(waysOf(wanted).ways);
  return valueOf([
    sql`found.name = ${text} and ${inNames}`,
    sql`found.name >= ${text} and found.name < ${text} || chr(1114111) and ${inNames}`,
    inNames,
    ...ways.map((one) => withFixed(wanted, [one])),
  ]);
};

/** A name that is meant, wherever it is; then those of the trade by distance, then what else is found. */
const valueByDistance = (wanted: UnderstoodSearch, near: Near): SQL => {
  const { ways, ofTrade } = waysOf(wanted);
  const queries = heldTogether(ways);
  const ofTheTrade = queries[ofTrade - 1] ?? '';
  const hasOthers = ofTheTrade !== (queries.at(-1) ?? '');
  const { rings, works, kmTo } = near;
  const rest = rings.length - 1;
  const ringAt = Object.fromEntries(
    Array.from(kmTo, ([commune, km]) => {
      const ring = rings.findIndex((one) => one.km !== null && km <= one.km);
      return [commune, ring === -1 ? rest : ring];
    }),
  );
  const ring = sql`case when ${isThere(near)} then 0 when ${matches(works)} then 1
    else coalesce((${JSON.stringify(ringAt)}::jsonb ->> found.commune)::integer, ${sqlNumber(rest)}) end`;
  const top = rings.length * (hasOthers ? 2 : 1) - 1;
  const level = hasOthers
    ? sql`case when ${matches(ofTheTrade)} then ${sqlNumber(top)} else ${sqlNumber(rest)} end`
    : sqlNumber(top);
  const name = byName(wanted);
  const byPlace = sql`${level} - ${ring}`;
  return name ? sql`case when ${name} then ${sqlNumber(top + 1)} else ${byPlace} end` : byPlace;
};

/** The name itself, a name that begins so, words of the name, the category, and then any text; near a place, by distance. */
export const rankValueOf = (wanted: UnderstoodSearch): SQL =>
  wanted.near ? valueByDistance(wanted, wanted.near) : valueAnywhere(wanted);
