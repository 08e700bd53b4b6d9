import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { CompanyItem } from '#features/companies/core/contract/company-item.ts';
import { companyItemColumns, presentCompanyItem } from '#features/companies/core/server/index.ts';
import { companyProfiles as c, serviceCategories } from '#features/companies/core/server/tables.ts';
import type { CompanySort } from '#features/directory/core/contract/directory.ts';
import type { PlaceDistance, CountedPlace } from '#features/directory/core/contract/search-filters.ts';
import type { ListPage } from '#kernel/endpoint.ts';
import type { Db } from '#server/database/db.ts';
import { createNamedStatement } from '#server/database/prepared-statements.ts';
import {
  type CommuneCount,
  createCommuneReader,
  countByCommune,
  presentCommuneCounts,
} from './count-by-commune.ts';
import { type SearchFields, createSearchInterpreter, typoToleranceSteps } from './interpret-search.ts';
import {
  ALL_COMPANIES_INDEX_KEY,
  isIndexedSort,
  createListingIndexReader,
  listingIndexKeyOf,
} from './listing-index.ts';
import type { SearchSurroundings } from './places/search-surroundings.ts';
import type { StoredRowFacts } from './present-row-facts.ts';
import {
  readPageWithSponsoredSlots,
  type SearchSliceReader,
  SLOT_CURSOR_KINDS,
  type PageWithSponsoredSlots,
} from './read-page-with-sponsored-slots.ts';
import { firstOfAllCompaniesSql, readSearchSlices, type SearchSlice } from './read-search-slices.ts';
import { searchConditionSql, searchRankSql, type ParsedSearch } from './search-condition-and-rank.ts';
import { decodeSortCursor, type SortCursor, encodeSortCursor } from './sort-cursor.ts';
import { type SearchResultRow, type SortOrder, sortOrders } from './sort-orders.ts';

export interface DirectoryPageOptions extends SearchFields {
  sort: CompanySort;
  limit: number;
  cursor: string | undefined;
}

export type FoundCompanyItem = CompanyItem & { distance?: PlaceDistance; facts: StoredRowFacts };

/** Reads the directory. */
export const createDirectoryReader = (db: Db) => {
  const { id, name, names, description, isHidden } = serviceCategories;
  // A hidden category still finds the companies that have it.
  const withHidden = db.select({ id, name, names }).from(serviceCategories).prepare('categories_with_hidden');
  const categories = db
    .select({ id, name, names, description })
    .from(serviceCategories)
    .where(eq(isHidden, false))
    .orderBy(asc(id))
    .prepare('categories');
  const listingIndex = createListingIndexReader(db);
  const communes = createCommuneReader(db);
  const itemsNumbered = db
    .select({ ...companyItemColumns, rowReview: c.rowReview, rowPrice: c.rowPrice })
    .from(c)
    .where(sql`${c.id} = any(${sql.placeholder('ids')}::integer[])`)
    .prepare('company_items');
  const readWanted = createSearchInterpreter(db, () => withHidden.execute());

  /** Reads all companies by name along the index. */
  const readByName: SearchSliceReader = async (slices) => {
    const firstOf = (slice: SearchSlice) =>
      db.execute<SearchResultRow>(firstOfAllCompaniesSql(slice, sql`${slice.size}::integer`));
    const [total, ...results] = await Promise.all([
      listingIndex.count(ALL_COMPANIES_INDEX_KEY),
      ...slices.map(firstOf),
    ]);
    return { total, rowsBySlice: results.map(({ rows }) => rows) };
  };

  const readFound =
    (understoodSearch: ParsedSearch, condition: SQL, { isRanked }: SortOrder): SearchSliceReader =>
    (slices) =>
      // Only relevance needs ranks; any other order treats all alike.
      readSearchSlices(
        db,
        { condition, rankValue: isRanked ? searchRankSql(understoodSearch) : sql`0` },
        slices,
      );

  const itemsOf = async (
    page: PageWithSponsoredSlots,
    surroundings: SearchSurroundings | null,
  ): Promise<FoundCompanyItem[]> => {
    const ids = page.rows.map(({ id }) => id);
    const [rows, distances] = await Promise.all([
      itemsNumbered.execute({ ids }),
      surroundings && ids.length > 0 ? distancesOf(db, ids, surroundings) : null,
    ]);
    const items = new Map(
      rows.map((row) => [
        row.id,
        { ...presentCompanyItem(row), facts: { rowReview: row.rowReview, rowPrice: row.rowPrice } },
      ]),
    );
    return page.rows.flatMap(({ id, isFeatured }) => {
      const item = items.get(id);
      // The company was deleted meanwhile.
      if (!item) return [];
      const distance = distances?.get(id);
      return [{ ...item, isFeatured, ...(distance && { distance }) }];
    });
  };

  /** Reads a page in an order; null if the cursor belongs to another order. */
  const pageFor = async (
    search: DirectoryPageOptions,
    surroundings: SearchSurroundings | null,
    read: SearchSliceReader,
  ): Promise<ListPage<FoundCompanyItem> | null> => {
    const order = sortOrders[search.sort];
    const kinds = order.isRanked ? SLOT_CURSOR_KINDS : order.kinds;
    const cursor: SortCursor | null =
      search.cursor === undefined ? [] : decodeSortCursor(search.cursor, kinds);
    if (!cursor) return null;
    const page = order.isRanked
      ? await readPageWithSponsoredSlots(read, search.limit, cursor)
      : await plainPage(read, order, search.limit, cursor);
    return {
      items: await itemsOf(page, surroundings),
      total: page.total,
      next: page.next ? encodeSortCursor(page.next) : null,
    };
  };

  const pageOfUnderstood = (search: DirectoryPageOptions, understoodSearch: ParsedSearch) => {
    const condition = searchConditionSql(understoodSearch);
    if (condition)
      return pageFor(
        search,
        understoodSearch.surroundings,
        readFound(understoodSearch, condition, sortOrders[search.sort]),
      );
    return pageFor(
      search,
      null,
      isIndexedSort(search.sort) ? listingIndex.takesOf(ALL_COMPANIES_INDEX_KEY) : readByName,
    );
  };

  return {
    categories: () => categories.execute(),
    companyCount: listingIndex.everybody,
    countOnShelf: listingIndex.count,
    readWanted,

    /** Reads a page of companies. A search without matches is repeated with similar spellings, then with some of its words. */
    async companies(search: DirectoryPageOptions): Promise<ListPage<FoundCompanyItem> | null> {
      const listingKey = isIndexedSort(search.sort) ? listingIndexKeyOf(search) : null;
      if (listingKey !== null) return pageFor(search, null, listingIndex.takesOf(listingKey));
      let page: ListPage<FoundCompanyItem> | null = null;
      for (const tolerance of typoToleranceSteps) {
        page = await pageOfUnderstood(search, (await readWanted(search, tolerance)).understoodSearch);
        if (!page || page.total > 0 || !search.query) break;
      }
      return page;
    },

    communes,

    async places(search: SearchFields): Promise<CountedPlace[]> {
      const listingKey = listingIndexKeyOf(search);
      let counts: CommuneCount[] = listingKey === null ? [] : await listingIndex.byCommune(listingKey);
      for (const tolerance of listingKey === null ? typoToleranceSteps : []) {
        const { understoodSearch } = await readWanted(search, tolerance);
        counts = await countByCommune(db, searchConditionSql(understoodSearch) ?? sql`true`);
        if (counts.length > 0 || !search.query) break;
      }
      return presentCommuneCounts(await communes(), counts);
    },
  };
};

const plainPage = async (
  read: SearchSliceReader,
  order: SortOrder,
  limit: number,
  cursor: SortCursor,
): Promise<PageWithSponsoredSlots> => {
  // One row more than the limit says whether there is a next page.
  const { total, rowsBySlice } = await read([{ order, size: limit + 1, cursor }]);
  const [foundRows = []] = rowsBySlice;
  const rows = foundRows.slice(0, limit);
  const last = foundRows.length > limit ? rows.at(-1) : undefined;
  return {
    rows: rows.map(({ id }) => ({ id, isFeatured: false })),
    total,
    next: last ? order.cursorAt(last) : null,
  };
};

interface PlaceRow {
  id: number;
  commune: string | null;
  isThere: boolean;
  works: boolean;
}

const readPlaces = createNamedStatement<PlaceRow>(
  'places_of_found',
  `select company_id as id, commune, document @@ $2::tsquery as "isThere", document @@ $3::tsquery as works
  from company_search where company_id = any($1::integer[])`,
);

const distancesOf = async (
  db: Db,
  ids: readonly number[],
  { placeQuery, worksQuery, kmTo }: SearchSurroundings,
): Promise<Map<number, PlaceDistance>> => {
  const rows = await readPlaces(db, [...ids], placeQuery, worksQuery);
  return new Map(
    rows.map(({ id, commune, isThere, works: worksThere }) => [
      id,
      { isThere, worksThere, km: (commune === null ? undefined : kmTo.get(commune)) ?? null },
    ]),
  );
};
