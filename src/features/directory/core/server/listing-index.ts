import { type SQL, sql } from 'drizzle-orm';
import { type CompanySort, MAX_COUNTED_MATCHES } from '#features/directory/core/contract/directory.ts';
import type { Db } from '#server/database/db.ts';
import { inlineSqlNumber } from './inline-sql-number.ts';
import type { SearchFields } from './interpret-search.ts';
import type { SearchSliceReader } from './read-page-with-sponsored-slots.ts';
import { isInSliceSql, type SearchSlice } from './read-search-slices.ts';
import { type SearchResultRow, sponsoredSortOrder, sortOrders } from './sort-orders.ts';

// Each trade, each place, each trade in a place, and the whole directory have a shelf that holds its companies in order
// with their count (db/migrations/0097). The most frequent searches are read from there by one prepared statement.

/** Returns the key of the shelf that holds exactly this search; null if there is none. */
export const listingIndexKeyOf = (search: SearchFields): string | null => {
  const { query, location, place, minRating, isEmergency, isVerified } = search;
  const { categoryId, commune, canton } = search;
  const isIndexed = ![query, location, place, minRating].some((value) => value !== undefined);
  if (!isIndexed || isEmergency || isVerified) return null;
  if (commune !== undefined && canton !== undefined) return null;
  return [
    categoryId !== undefined && `k${categoryId}`,
    commune !== undefined && `c${commune}`,
    canton !== undefined && `t${canton}`,
  ]
    .filter((part) => part !== false)
    .join(' ');
};

/** Shelves do not hold names. */
export const isIndexedSort = (sort: CompanySort): boolean => sort !== 'name';

export const ALL_COMPANIES_INDEX_KEY = '';

const countOf = (listingKey: SQL) =>
  sql`(select coalesce(sum(count), 0)::integer from company_shelf_counts where shelf = ${listingKey})`;

/** Reads several slices of one shelf and its count. */
const takesFrom = (listingKey: SQL, slices: readonly SearchSlice[], limits: readonly SQL[]): SQL => {
  const pages = slices.map(
    (
      slice,
      index,
    ) => sql`(select ${inlineSqlNumber(index)} as take, row_number() over (order by ${slice.order.by}) as nth,
      found.company_id as id, found.placement, found.rating_score as score
      from (select *, 0 as rank from company_shelves where shelf = ${listingKey}) found where ${isInSliceSql(slice)}
      order by ${slice.order.by} limit ${limits[index]})`,
  );
  return sql`select ${countOf(listingKey)} as total, found.* from (select) once
    left join (${sql.join(pages, sql` union all `)}) found on true order by found.take, found.nth`;
};

const foundColumns = {
  total: sql<number>`found.total`,
  take: sql<number | null>`found.take`,
  id: sql<number>`found.id`,
  rank: sql<number>`0`,
  placement: sql<number>`found.placement`,
  score: sql<number>`found.score`,
};

const isFirst = ({ cursor, isNew }: SearchSlice) => cursor.length === 0 && !isNew;

export const createListingIndexReader = (db: Db) => {
  const keyParameter = sql`${sql.placeholder('shelf')}::text`;
  const limits = ['first', 'second'].map((name) => sql`${sql.placeholder(name)}::integer`);
  const select = (from: SQL) => db.select(foundColumns).from(sql`(${from}) found`);
  const first = (order: SearchSlice['order']): SearchSlice => ({ order, size: 0, cursor: [] });
  const { relevance, rating, newest } = sortOrders;
  const firsts = [[relevance, sponsoredSortOrder], [rating], [newest]].map((orders, index) => ({
    orders,
    query: select(takesFrom(keyParameter, orders.map(first), limits)).prepare(`shelf_${index}`),
  }));
  const counts = db
    .select({ count: sql<number>`${countOf(keyParameter)}` })
    .from(sql`(select) once`)
    .prepare('shelf_count');
  const communes = db
    .select({ commune: sql<string>`found.commune`, count: sql<number>`found.count` })
    .from(
      sql`(select substr(shelf, char_length(${keyParameter}) + 1) as commune, sum(count)::integer as count
        from company_shelf_counts where shelf >= ${keyParameter} and shelf < ${keyParameter} || chr(1114111)
        group by shelf having sum(count) > 0) found`,
    )
    .prepare('shelf_communes');

  const count = async (listingKey: string) => (await counts.execute({ shelf: listingKey }))[0]?.count ?? 0;

  return {
    everybody: () => count(ALL_COMPANIES_INDEX_KEY),

    /** Stops at the directory's limit. */
    count: async (listingKey: string) => Math.min(await count(listingKey), MAX_COUNTED_MATCHES + 1),

    takesOf:
      (listingKey: string): SearchSliceReader =>
      async (slices) => {
        const prepared =
          slices.every(isFirst) &&
          firsts.find(({ orders }) => orders.every((order, index) => slices[index]?.order === order));
        const [firstSize, secondSize] = slices.map(({ size }) => size);
        const rows = prepared
          ? await prepared.query.execute({ shelf: listingKey, first: firstSize, second: secondSize })
          : await select(
              takesFrom(
                sql`${listingKey}::text`,
                slices,
                slices.map(({ size }) => sql`${size}::integer`),
              ),
            );
        const total = Math.min(rows[0]?.total ?? 0, MAX_COUNTED_MATCHES + 1);
        const rowsBySlice = slices.map((_, index) =>
          rows.flatMap((row): SearchResultRow[] => (row.take === index ? [{ ...row, foldedName: '' }] : [])),
        );
        return { total, rowsBySlice };
      },

    /** Counts the companies by commune; the shelf must not be that of a place. */
    byCommune: (listingKey: string) =>
      communes.execute({ shelf: listingKey === ALL_COMPANIES_INDEX_KEY ? 'c' : `${listingKey} c` }),
  };
};
