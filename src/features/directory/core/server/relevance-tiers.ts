import { type SQL, sql } from 'drizzle-orm';
import type { Surroundings } from './places/surroundings.ts';
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

/** A search becomes terms to find, places to be in, and lexemes that must match. */
export interface UnderstoodSearch {
  /** The whole text is folded like a name. */
  text: string;
  /** Every word of the text is here, also those that name a place. */
  nameTerms: readonly SearchTerm[];
  terms: readonly SearchTerm[];
  places: readonly SearchTerm[];
  lexemes: readonly string[];
  /** The sentence speaks of these trades, the likeliest first; their companies match whatever else they say. */
  trades: readonly number[];
  surroundings: Surroundings | null;
  /** Some of the terms are enough. */
  isPartly: boolean;
}

const document = sql`found.document`;
const matches = (query: string) => (query === '' ? sql`true` : sql`${document} @@ ${query}::tsquery`);

/** Every match must have these, wherever it is. */
const fixedOf = ({ places, lexemes }: UnderstoodSearch) => [...places.map(inPlace), ...lexemes.map(isTrue)];

/** With more terms than this not every subset is tried. */
const MOST_CHOSEN = 5;

/** A shorter word alone would match almost every company. */
const MIN_SIGNIFICANT_LENGTH = 3;

const choices = <One>([first, ...rest]: readonly One[], count: number): One[][] => {
  if (count === 0) return [[]];
  if (first === undefined) return [];
  return [...choices(rest, count - 1).map((choice) => [first, ...choice]), ...choices(rest, count)];
};

/** A search tries several ways of matching, from the best to the widest. */
interface Way {
  query: string;
  /** Matches of these earlier ways are contained in this one. */
  narrowerWays: readonly Way[];
}

const way = (query: string, ...narrowerWays: readonly Way[]): Way => ({ query, narrowerWays });

/** Requires all significant terms, then all but one, and so on down to one. */
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
  /** The best way comes first. */
  ways: Way[];
  /** This many of them match the trade itself. */
  ofTrade: number;
}

/** Lists the ways: by name or category, by the trade of a sentence, anywhere in the text. */
const waysOf = ({ terms, trades, isPartly }: UnderstoodSearch): Ways => {
  const [likeliest, ...otherTrades] = trades.map((id) => isTrue(`k${id}`));
  if (terms.length === 0) {
    const all = trades.length > 0 ? [way(anyOf(trades.map((id) => isTrue(`k${id}`))))] : [];
    return { ways: all, ofTrade: all.length };
  }
  const category = way(allInNameOrCategory(terms));
  // A category that all terms name is already found by the way before.
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

/** Combines each way with those before it, without ways that another contains. */
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

/** Matches companies whose name is the text or begins with it. */
const byName = (understoodSearch: UnderstoodSearch): SQL | null => {
  if (understoodSearch.nameTerms.length === 0) return null;
  const nameCondition = withFixed(understoodSearch, understoodSearch.nameTerms.map(inName));
  return sql`(found.name >= ${understoodSearch.text} and found.name < ${understoodSearch.text} || chr(1114111) and ${nameCondition})`;
};

/** A commune is a column, which is read faster than a document. */
export const isThere = ({ place, placeQuery }: Surroundings): SQL =>
  place.postalCode === null && place.place === place.commune
    ? sql`coalesce(found.commune = ${place.commune}, false)`
    : matches(placeQuery);

const bothConditions = (left: SQL | null, right: SQL | null): SQL =>
  left && right ? sql`(${left} and ${right})` : (left ?? right ?? sql`true`);

/** Compares the commune column: through lexemes the index would look for each of sixty at each company. */
const areaCondition = ({ surroundings }: UnderstoodSearch): SQL | null => {
  if (!surroundings?.communes) return null;
  const { communes, placeQuery, worksQuery } = surroundings;
  // The cheaper condition comes first because thousands of rows are tested.
  return sql`(found.commune = any(${sql.param([...communes])}::text[]) or ${matches(anyOf([placeQuery, worksQuery]))})`;
};

/** Returns the condition of a search; null if it matches all companies. */
export const conditionOf = (understoodSearch: UnderstoodSearch): SQL | null => {
  const ways = combinedQueries(waysOf(understoodSearch).ways).slice(-1);
  const area = areaCondition(understoodSearch);
  const hasConditions = ways.length + fixedOf(understoodSearch).length > 0;
  // A search of the whole country finds everybody and still sorts by distance.
  if (!hasConditions && area === null) return understoodSearch.surroundings ? sql`true` : null;
  const condition = bothConditions(hasConditions ? withFixed(understoodSearch, ways) : null, area);
  const name = area === null ? null : byName(understoodSearch);
  return name ? sql`(${condition} or ${name})` : condition;
};

/**
 * Ranks a row by conditions from the best to the widest. Each contains those before it, and most rows match only the
 * last, so the others are tested from the last but one upwards.
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

/** Ranks a company by name first, wherever it is; then companies of the trade by distance, then the others. */
const valueByDistance = (understoodSearch: UnderstoodSearch, surroundings: Surroundings): SQL => {
  const { ways, ofTrade } = waysOf(understoodSearch);
  const queries = combinedQueries(ways);
  const ofTheTrade = queries[ofTrade - 1] ?? '';
  const hasOthers = ofTheTrade !== (queries.at(-1) ?? '');
  const { communes, kmSteps, worksQuery, kmTo } = surroundings;
  // The first two rings are the place and those working there; a search of the whole country has one more at the end.
  const rest = kmSteps.length + (communes ? 1 : 2);
  const ringAt = Object.fromEntries(
    Array.from(kmTo, ([commune, km]) => {
      const step = kmSteps.findIndex((mostKm) => km <= mostKm);
      return [commune, step === -1 ? rest : step + 2];
    }),
  );
  const ring = sql`case when ${isThere(surroundings)} then 0 when ${matches(worksQuery)} then 1
    else coalesce((${JSON.stringify(ringAt)}::jsonb ->> found.commune)::integer, ${sqlNumber(rest)}) end`;
  const top = (rest + 1) * (hasOthers ? 2 : 1) - 1;
  const level = hasOthers
    ? sql`case when ${matches(ofTheTrade)} then ${sqlNumber(top)} else ${sqlNumber(rest)} end`
    : sqlNumber(top);
  const name = byName(understoodSearch);
  const byPlace = sql`${level} - ${ring}`;
  return name ? sql`case when ${name} then ${sqlNumber(top + 1)} else ${byPlace} end` : byPlace;
};

/**
 * Ranks the exact name first, then names that begin so, words of the name, the category, and any text; near a place, by
 * distance.
 */
export const rankValueOf = (understoodSearch: UnderstoodSearch): SQL =>
  understoodSearch.surroundings
    ? valueByDistance(understoodSearch, understoodSearch.surroundings)
    : valueAnywhere(understoodSearch);
