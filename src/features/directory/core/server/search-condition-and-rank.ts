import { type SQL, sql } from 'drizzle-orm';
import {
  allInAnyFieldTsquery,
  allInNameTsquery,
  andTsquery,
  orTsquery,
  anyFieldTsquery,
  nameTsquery,
  placeTsquery,
  lexemeTsquery,
  type SearchTerm,
  findSharedCategoryIds,
} from './build-tsquery.ts';
import { inlineSqlNumber } from './inline-sql-number.ts';
import type { SearchSurroundings } from './places/search-surroundings.ts';

/** A search becomes terms to find, places to be in, and lexemes that must match. */
export interface ParsedSearch {
  /** The whole text is folded like a name. */
  text: string;
  /** Every word of the text is here, also those that name a place. */
  nameTerms: readonly SearchTerm[];
  terms: readonly SearchTerm[];
  places: readonly SearchTerm[];
  lexemes: readonly string[];
  /** The sentence speaks of these trades, the likeliest first; their companies match whatever else they say. */
  trades: readonly number[];
  surroundings: SearchSurroundings | null;
  /** Some of the terms are enough. */
  isPartly: boolean;
}

const document = sql`found.document`;
const matches = (query: string) => (query === '' ? sql`true` : sql`${document} @@ ${query}::tsquery`);

/** Every match must have these, wherever it is. */
const fixedOf = ({ places, lexemes }: ParsedSearch) => [
  ...places.map(placeTsquery),
  ...lexemes.map(lexemeTsquery),
];

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
  const queries = significantTerms.slice(0, MOST_CHOSEN).map(anyFieldTsquery);
  const allWays = [...whole];
  for (let left = queries.length; left > 0; left -= 1)
    allWays.push(way(orTsquery(choices(queries, left).map(andTsquery)), ...allWays));
  return allWays.slice(whole.length);
};

interface Ways {
  /** The best way comes first. */
  ways: Way[];
  /** This many of them match the trade itself. */
  ofTrade: number;
}

/** Lists the ways: by name or category, by the trade of a sentence, anywhere in the text. */
const waysOf = ({ terms, trades, isPartly }: ParsedSearch): Ways => {
  const [likeliest, ...otherTrades] = trades.map((id) => lexemeTsquery(`k${id}`));
  if (terms.length === 0) {
    const all = trades.length > 0 ? [way(orTsquery(trades.map((id) => lexemeTsquery(`k${id}`))))] : [];
    return { ways: all, ofTrade: all.length };
  }
  const category = way(allInNameTsquery(terms));
  // A category that all terms name is already found by the way before.
  const isNew = likeliest !== undefined && !findSharedCategoryIds(terms).includes(trades[0] ?? 0);
  const tradeWithText = isNew ? [way(`(${likeliest}&${allInAnyFieldTsquery(terms)})`)] : [];
  const trade = isNew ? [way(likeliest, ...tradeWithText)] : [];
  const anywhere = way(allInAnyFieldTsquery(terms), category, ...tradeWithText);
  const first = [category, ...tradeWithText, ...trade];
  return {
    ways: [
      ...first,
      anywhere,
      ...(otherTrades.length > 0 ? [way(orTsquery(otherTrades))] : []),
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
    return orTsquery(widestWays.map(({ query }) => query));
  });

const withFixedParts = (understoodSearch: ParsedSearch, parts: readonly string[]) =>
  [...parts, ...fixedOf(understoodSearch)].filter((part) => part !== '');

const withFixed = (understoodSearch: ParsedSearch, parts: readonly string[]) =>
  matches(andTsquery(withFixedParts(understoodSearch, parts)));

/** Matches companies whose name is the text or begins with it. */
const byName = (understoodSearch: ParsedSearch): SQL | null => {
  if (understoodSearch.nameTerms.length === 0) return null;
  const nameCondition = withFixed(understoodSearch, understoodSearch.nameTerms.map(nameTsquery));
  return sql`(found.name >= ${understoodSearch.text} and found.name < ${understoodSearch.text} || chr(1114111) and ${nameCondition})`;
};

/** A commune is a column, which is read faster than a document. */
export const isInPlaceSql = ({ place, placeQuery }: SearchSurroundings): SQL =>
  place.postalCode === null && place.place === place.commune
    ? sql`coalesce(found.commune = ${place.commune}, false)`
    : matches(placeQuery);

const bothConditions = (left: SQL | null, right: SQL | null): SQL =>
  left && right ? sql`(${left} and ${right})` : (left ?? right ?? sql`true`);

/**
 * Compares the commune column: through lexemes the index would look for each of sixty at each company. The few from
 * elsewhere that match the rest of the search and work there are looked up once, not tested company by company.
 */
const areaCondition = ({ surroundings }: ParsedSearch, parts: readonly string[]): SQL | null => {
  if (!surroundings?.communes) return null;
  const { communes, placeQuery, worksQuery } = surroundings;
  const elsewhere = andTsquery([...parts, orTsquery([placeQuery, worksQuery])]);
  return sql`(found.commune = any(${sql.param([...communes])}::text[])
    or found.company_id in (select company_id from company_search where document @@ ${elsewhere}::tsquery))`;
};

/** Returns the condition of a search; null if it matches all companies. */
export const searchConditionSql = (understoodSearch: ParsedSearch): SQL | null => {
  const parts = withFixedParts(understoodSearch, combinedQueries(waysOf(understoodSearch).ways).slice(-1));
  const area = areaCondition(understoodSearch, parts);
  const hasConditions = parts.length > 0;
  // A search of the whole country finds everybody and still sorts by distance.
  if (!hasConditions && area === null) return understoodSearch.surroundings ? sql`true` : null;
  const condition = bothConditions(hasConditions ? matches(andTsquery(parts)) : null, area);
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
    .map((condition, place) => sql`when not (${condition}) then ${inlineSqlNumber(best - place - 1)}`)
    .toReversed();
  return worse.length > 0
    ? sql`case ${sql.join(worse, sql` `)} else ${inlineSqlNumber(best)} end`
    : inlineSqlNumber(best);
};

const valueAnywhere = (understoodSearch: ParsedSearch): SQL => {
  const { nameTerms, terms, text } = understoodSearch;
  if (terms.length === 0) return inlineSqlNumber(0);
  const inNames = withFixed(understoodSearch, nameTerms.map(nameTsquery));
  const ways = combinedQueries(waysOf(understoodSearch).ways);
  return valueOf([
    sql`found.name = ${text} and ${inNames}`,
    sql`found.name >= ${text} and found.name < ${text} || chr(1114111) and ${inNames}`,
    inNames,
    ...ways.map((query) => withFixed(understoodSearch, [query])),
  ]);
};

/** Ranks a company by name first, wherever it is; then companies of the trade by distance, then the others. */
const valueByDistance = (understoodSearch: ParsedSearch, surroundings: SearchSurroundings): SQL => {
  const { ways, ofTrade } = waysOf(understoodSearch);
  const queries = combinedQueries(ways);
  const ofTheTrade = queries[ofTrade - 1] ?? '';
  const hasOthers = ofTheTrade !== (queries.at(-1) ?? '');
  const { communes, kmSteps, worksQuery, kmTo } = surroundings;
  // The first two rings are the place and those working there; a search of the whole country has one more at the end.
  const rest = kmSteps.length + (communes ? 1 : 2);
  const ringAt = Object.fromEntries(
    [...kmTo].flatMap(([commune, km]) => {
      const step = kmSteps.findIndex((mostKm) => km <= mostKm);
      return step === -1 ? [] : [[commune, step + 2]];
    }),
  );
  const ring = sql`case when ${isInPlaceSql(surroundings)} then 0 when ${matches(worksQuery)} then 1
    else coalesce((${JSON.stringify(ringAt)}::jsonb ->> found.commune)::integer, ${inlineSqlNumber(rest)}) end`;
  const top = (rest + 1) * (hasOthers ? 2 : 1) - 1;
  const level = hasOthers
    ? sql`case when ${matches(ofTheTrade)} then ${inlineSqlNumber(top)} else ${inlineSqlNumber(rest)} end`
    : inlineSqlNumber(top);
  const name = byName(understoodSearch);
  const byPlace = sql`${level} - ${ring}`;
  return name ? sql`case when ${name} then ${inlineSqlNumber(top + 1)} else ${byPlace} end` : byPlace;
};

/**
 * Ranks the exact name first, then names that begin so, words of the name, the category, and any text; near a place, by
 * distance.
 */
export const searchRankSql = (understoodSearch: ParsedSearch): SQL =>
  understoodSearch.surroundings
    ? valueByDistance(understoodSearch, understoodSearch.surroundings)
    : valueAnywhere(understoodSearch);
