import { type SQL, sql } from 'drizzle-orm';
import type { DistanceRing, Surroundings } from './places/surroundings.ts';
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
  nameTerms: readonly SearchTerm[];
  terms: readonly SearchTerm[];
  places: readonly SearchTerm[];
  lexemes: readonly string[];
  /** The trades a sentence speaks of, the likeliest first; their companies are found whatever else they say. */
  trades: readonly number[];
  surroundings: Surroundings | null;
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
const MIN_SIGNIFICANT_LENGTH = 3;

const choices = <One>([first, ...rest]: readonly One[], count: number): One[][] => {
  if (count === 0) return [[]];
  if (first === undefined) return [];
  return [...choices(rest, count - 1).map((choice) => [first, ...choice]), ...choices(rest, count)];
};

/** One way of answering. */
interface Way {
  query: string;
  /** Those before it whose answers are among its own. */
  narrowerWays: readonly Way[];
}

const way = (query: string, ...narrowerWays: readonly Way[]): Way => ({ query, narrowerWays });

/** All of the terms that tell something, all but one, and so on down to one. */
const partly = (terms: readonly SearchTerm[], whole: readonly Way[]): Way[] => {
  const significantTerms = terms.filter(({ words }) =>
    words.some(([spelling]) => (spelling?.word.length ?? 0) >= MIN_SIGNIFICANT_LENGTH),
  );
  const queries = significantTerms.slice(0, MOST_CHOSEN).map(inAnyField);
  const allWays = [...whole];
  for (let left = queries.length; left > 0; left -= 1)
    allWays.push(way(anyOf(choices(queries, left).map(allOf)), ...allWays));
  return allWays.slice(whole.length);
};

interface Ways {
  /** The best first. */
  ways: Way[];
  /** How many of them are the trade itself. */
  ofTrade: number;
}

/** Ways of answering: by name or category, by the trade of a sentence, anywhere in the text. */
const waysOf = ({ terms, trades, isPartly }: UnderstoodSearch): Ways => {
  const [likeliest, ...otherTrades] = trades.map((id) => isTrue(`k${id}`));
  if (terms.length === 0) {
    const all = trades.length > 0 ? [way(anyOf(trades.map((id) => isTrue(`k${id}`))))] : [];
    return { ways: all, ofTrade: all.length };
  }
  const category = way(allInNameOrCategory(terms));
  // A category that all terms name is found by the way before.
  const isNew = likeliest !== undefined && !sharedCategories(terms).includes(trades[0] ?? 0);
  const tradeWithText = isNew ? [way(`(${likeliest}&${allInAnyField(terms)})`)] : [];
  const trade = isNew ? [way(likeliest, ...tradeWithText)] : [];
  const anywhere = way(allInAnyField(terms), category, ...tradeWithText);
  const first = [category, ...tradeWithText, ...trade];
  return {
    ways: [
      ...first,
      anywhere,
      ...(otherTrades.length > 0 ? [way(anyOf(otherTrades))] : []),
      ...(isPartly ? partly(terms, [category, ...tradeWithText, anywhere]) : []),
    ],
    ofTrade: first.length,
  };
};

/** Each with those before it, but what it or another of them holds anyway. */
const combinedQueries = (ways: readonly Way[]): string[] =>
  ways.map((_, place) => {
    const upTo = ways.slice(0, place + 1);
    const widestWays = upTo.filter(
      (candidate) => !upTo.some(({ narrowerWays }) => narrowerWays.includes(candidate)),
    );
    return anyOf(widestWays.map(({ query }) => query));
  });

const withFixed = (understoodSearch: UnderstoodSearch, parts: readonly string[]) =>
  matches(allOf([...parts, ...fixedOf(understoodSearch)].filter((part) => part !== '')));

/** A name that is the text, or begins with it. */
const byName = (understoodSearch: UnderstoodSearch): SQL | null => {
  if (understoodSearch.nameTerms.length === 0) return null;
  const nameCondition = withFixed(understoodSearch, understoodSearch.nameTerms.map(inName));
  return sql`(found.name >= ${understoodSearch.text} and found.name < ${understoodSearch.text} || chr(1114111) and ${nameCondition})`;
};

/** Looked up by commune, not by lexeme: the index would look for every one of sixty at each company. */
const isWithin = ({ query, communes }: DistanceRing): SQL | null => {
  if (query === null) return null;
  if (communes.length === 0) return matches(query);
  // The cheaper question first: it is asked of thousands.
  return sql`(found.commune = any(${sql.param([...communes])}::text[]) or ${matches(query)})`;
};

/** A commune is a column, which is read sooner than a document. */
export const isThere = ({ place, placeQuery }: Surroundings): SQL =>
  place.postalCode === null && place.place === place.commune
    ? sql`coalesce(found.commune = ${place.commune}, false)`
    : matches(placeQuery);

const bothConditions = (left: SQL | null, right: SQL | null): SQL =>
  left && right ? sql`(${left} and ${right})` : (left ?? right ?? sql`true`);

const areaCondition = ({ surroundings }: UnderstoodSearch): SQL | null => {
  const last = surroundings?.rings.at(-1);
  return last ? isWithin(last) : null;
};

/** All that a search finds, or nothing where everything is asked for. */
export const conditionOf = (understoodSearch: UnderstoodSearch): SQL | null => {
  const ways = combinedQueries(waysOf(understoodSearch).ways).slice(-1);
  const area = areaCondition(understoodSearch);
  const hasConditions = ways.length + fixedOf(understoodSearch).length > 0;
  // Of the whole country everybody is found, and still stands by distance.
  if (!hasConditions && area === null) return understoodSearch.surroundings ? sql`true` : null;
  const condition = bothConditions(hasConditions ? withFixed(understoodSearch, ways) : null, area);
  const name = area === null ? null : byName(understoodSearch);
  return name ? sql`(${condition} or ${name})` : condition;
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

const valueAnywhere = (understoodSearch: UnderstoodSearch): SQL => {
  const { nameTerms, terms, text } = understoodSearch;
  if (terms.length === 0) return sqlNumber(0);
  const inNames = withFixed(understoodSearch, nameTerms.map(inName));
  const ways = combinedQueries(waysOf(understoodSearch).ways);
  return valueOf([
    sql`found.name = ${text} and ${inNames}`,
    sql`found.name >= ${text} and found.name < ${text} || chr(1114111) and ${inNames}`,
    inNames,
    ...ways.map((query) => withFixed(understoodSearch, [query])),
  ]);
};

/** A name that is meant, wherever it is; then those of the trade by distance, then what else is found. */
const valueByDistance = (understoodSearch: UnderstoodSearch, surroundings: Surroundings): SQL => {
  const { ways, ofTrade } = waysOf(understoodSearch);
  const queries = combinedQueries(ways);
  const ofTheTrade = queries[ofTrade - 1] ?? '';
  const hasOthers = ofTheTrade !== (queries.at(-1) ?? '');
  const { rings, worksQuery, kmTo } = surroundings;
  const rest = rings.length - 1;
  const ringAt = Object.fromEntries(
    Array.from(kmTo, ([commune, km]) => {
      const ring = rings.findIndex((candidate) => candidate.km !== null && km <= candidate.km);
      return [commune, ring === -1 ? rest : ring];
    }),
  );
  const ring = sql`case when ${isThere(surroundings)} then 0 when ${matches(worksQuery)} then 1
    else coalesce((${JSON.stringify(ringAt)}::jsonb ->> found.commune)::integer, ${sqlNumber(rest)}) end`;
  const top = rings.length * (hasOthers ? 2 : 1) - 1;
  const level = hasOthers
    ? sql`case when ${matches(ofTheTrade)} then ${sqlNumber(top)} else ${sqlNumber(rest)} end`
    : sqlNumber(top);
  const name = byName(understoodSearch);
  const byPlace = sql`${level} - ${ring}`;
  return name ? sql`case when ${name} then ${sqlNumber(top + 1)} else ${byPlace} end` : byPlace;
};

/** The name itself, a name that begins so, words of the name, the category, and then any text; near a place, by distance. */
export const rankValueOf = (understoodSearch: UnderstoodSearch): SQL =>
  understoodSearch.surroundings
    ? valueByDistance(understoodSearch, understoodSearch.surroundings)
    : valueAnywhere(understoodSearch);
