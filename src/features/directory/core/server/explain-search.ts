import { sql } from 'drizzle-orm';
import type { NamedTrade } from '#features/companies/core/contract/company-item.ts';
import { MAX_COUNTED_MATCHES } from '#features/directory/core/contract/directory.ts';
import type { SearchExplanation } from '#features/directory/core/contract/search-filters.ts';
import { searchRadii } from '#features/directory/core/rules/search-radius.ts';
import type { Db } from '#server/database/db.ts';
import { countSearchMatches } from './count-matches.ts';
import { findMostSimilarWord } from './directory-vocabulary.ts';
import { inlineSqlNumber } from './inline-sql-number.ts';
import { type InterpretedSearch, type SearchFields, typoToleranceSteps } from './interpret-search.ts';
import { listingIndexKeyOf } from './listing-index.ts';
import type { SearchSurroundings } from './places/search-surroundings.ts';
import { searchConditionSql, isInPlaceSql, type ParsedSearch } from './search-condition-and-rank.ts';

interface Directory {
  readWanted: (
    search: SearchFields,
    forgiven: (typeof typoToleranceSteps)[number],
  ) => Promise<InterpretedSearch>;
  categories: () => Promise<NamedTrade[]>;
  countOnShelf: (listingKey: string) => Promise<number>;
}

type Nearby = Pick<NonNullable<SearchExplanation['place']>, 'isThere' | 'worksThere' | 'within'>;

const hasFilters = (search: SearchFields) =>
  search.isEmergency ||
  search.isVerified ||
  [search.minRating, search.categoryId, search.commune, search.canton].some((value) => value !== undefined);

const withoutFilters = (search: SearchFields): SearchFields => ({
  ...search,
  isEmergency: false,
  isVerified: false,
  minRating: undefined,
  categoryId: undefined,
  commune: undefined,
  canton: undefined,
});

/** Counts the companies in a place, those that work there, and those within each radius. */
const countNear = async (
  db: Db,
  understoodSearch: ParsedSearch,
  surroundings: SearchSurroundings,
): Promise<Nearby> => {
  const everywhere = { ...surroundings, communes: null };
  const condition = searchConditionSql({ ...understoodSearch, surroundings: everywhere }) ?? sql`true`;
  interface Row extends Record<string, unknown> {
    commune: string | null;
    isThere: boolean;
    works: boolean;
    count: number;
  }
  const { rows } = await db.execute<Row>(sql`
    select commune, ${isInPlaceSql(surroundings)} as "isThere", document @@ ${surroundings.worksQuery}::tsquery as works,
      count(*)::integer as count
    from (select commune, document from company_search found where ${condition}
      limit ${inlineSqlNumber(MAX_COUNTED_MATCHES + 1)}) found group by 1, 2, 3`);
  const sum = (fits: (row: Row) => boolean) => rows.filter(fits).reduce((total, row) => total + row.count, 0);
  const kmOf = ({ commune }: Row) => surroundings.kmTo.get(commune ?? '') ?? Number.POSITIVE_INFINITY;
  return {
    isThere: sum((row) => row.isThere),
    worksThere: sum((row) => row.works && !row.isThere),
    within: searchRadii.map((radius) => ({
      radius,
      count: sum((row) => radius === 'country' || row.isThere || row.works || kmOf(row) <= Number(radius)),
    })),
  };
};

/** Says how a search is understood; if nobody is found, also what may help. */
export const createSearchExplainer = (db: Db, { readWanted, categories, countOnShelf }: Directory) => {
  const countAll = (understoodSearch: ParsedSearch) =>
    countSearchMatches(db, searchConditionSql(understoodSearch) ?? sql`true`);

  const read = async (search: SearchFields) => {
    let reading = await readWanted(search, 'none');
    const listingKey = listingIndexKeyOf(search);
    let total = await (listingKey === null ? countAll(reading.understoodSearch) : countOnShelf(listingKey));
    for (const forgiven of typoToleranceSteps.slice(1)) {
      if (total > 0 || !search.query) break;
      reading = await readWanted(search, forgiven);
      total = await countAll(reading.understoodSearch);
    }
    return { reading, total };
  };

  const spellingFor = async (words: readonly string[]) => {
    const spelt: string[] = [];
    for (const word of words) spelt.push((await findMostSimilarWord(db, word)) ?? word);
    return spelt.join(' ') === words.join(' ') ? null : spelt.join(' ');
  };

  return async (search: SearchFields): Promise<SearchExplanation> => {
    const { reading, total } = await read(search);
    const { sentence, place, isPlaceNamed, understoodSearch } = reading;
    const categoryRows = sentence.trades.length > 0 ? await categories() : [];
    const nearby =
      understoodSearch.surroundings && (await countNear(db, understoodSearch, understoodSearch.surroundings));
    const isNobody = total === 0;
    return {
      place:
        place && nearby
          ? {
              ...(place.postalCode === null
                ? { name: place.place, names: place.placeNames }
                : { name: `L-${place.postalCode}`, names: {} }),
              commune: place.commune,
              communeNames: place.communeNames,
              isSaid: isPlaceNamed,
              ...nearby,
            }
          : null,
      trades: sentence.trades
        .flatMap((trade) => categoryRows.find(({ name }) => name === trade) ?? [])
        .map(({ id, name, names }) => ({ id, name, names })),
      total,
      withoutFilters: isNobody && hasFilters(search) ? (await read(withoutFilters(search))).total : null,
      spelling:
        isNobody && sentence.trades.length === 0 && search.query ? await spellingFor(sentence.words) : null,
    };
  };
};
