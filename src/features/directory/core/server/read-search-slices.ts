import { type SQL, sql } from 'drizzle-orm';
import { MAX_COUNTED_MATCHES } from '#features/directory/core/contract/directory.ts';
import type { Db } from '#server/database/db.ts';
import { nameStatementsByShape } from '#server/database/prepared-statements.ts';
import { inlineSqlNumber } from './inline-sql-number.ts';
import type { SortCursor } from './sort-cursor.ts';
import type { SearchResultRow, SortOrder } from './sort-orders.ts';

const all = (conditions: readonly (SQL | null | undefined)[]): SQL => {
  const present = conditions.filter((condition) => condition != null);
  return present.length > 0 ? sql.join(present, sql` and `) : sql`true`;
};

/** Sorting reads only these columns. The documents beside them are wide and stay unread. */
const orderColumns = sql`company_id, name, placement, rating_score`;

const row = sql`found.company_id as id, found.rank, found.placement, found.rating_score as score,
  found.name as "foldedName"`;

const bestFirst = (order: SortOrder) => (order.isRanked ? sql`found.rank desc, ${order.by}` : order.by);

/** The condition finds the candidates, the rank value says how well each matches. */
export interface SearchCandidates {
  condition: SQL;
  rankValue: SQL;
}

/** A slice is so many of the candidates, in an order, after a cursor. */
export interface SearchSlice {
  order: SortOrder;
  size: number;
  cursor: SortCursor;
  /** Leaves out more of them, by the rank of a row. */
  isNew?: ((rank: SQL) => SQL) | undefined;
}

const keysOf = ({ order, cursor }: SearchSlice) =>
  (order.isRanked ? cursor.slice(1) : cursor).map((key) => sql`${key}`);

const isPaidFor = ({ order }: SearchSlice) => (order.isPaid ? sql`found.placement > 0` : null);

/** Selects the rows after the cursor, whatever their rank. */
const isAfter = (slice: SearchSlice): SQL | null => {
  const { order, cursor } = slice;
  if (cursor.length === 0) return null;
  const afterCursor = order.after(keysOf(slice));
  const last = sql`${cursor[0]}::integer`;
  return order.isRanked
    ? sql`(found.rank < ${last} or (found.rank = ${last} and ${afterCursor}))`
    : afterCursor;
};

/** Reads the first of all companies along the index of the order. */
export const firstOfAllCompaniesSql = (slice: SearchSlice, limit: SQL): SQL => sql`
  select ${row} from (
    select ${orderColumns}, 0 as rank from company_search found
    where ${all([
      isPaidFor(slice),
      slice.cursor.length > 0 ? slice.order.after(keysOf(slice)) : null,
      slice.isNew?.(sql`0`),
    ])}
    order by ${slice.order.by} limit ${limit}) found order by ${slice.order.by}`;

/** Selects the rows that belong to a slice. */
export const isInSliceSql = (slice: SearchSlice): SQL =>
  all([isPaidFor(slice), isAfter(slice), slice.isNew?.(sql`found.rank`)]);

/** Planning this statement takes as long as running it, so it is prepared. */
const gatherStatement = nameStatementsByShape('gather');

/** Gathers all candidates with their ranks, counts them up to the directory's limit, and sorts once for each slice. */
export const readSearchSlices = async (
  db: Db,
  { rankValue, condition }: SearchCandidates,
  slices: readonly SearchSlice[],
): Promise<{ total: number; rowsBySlice: SearchResultRow[][] }> => {
  const pages = slices.map(
    // The rows are numbered after the limit: numbering all would sort all.
    (slice, index) => sql`(select ${inlineSqlNumber(index)} as take,
        row_number() over (order by ${bestFirst(slice.order)}) as nth, found.* from (
          select * from candidates found where ${isInSliceSql(slice)}
          order by ${bestFirst(slice.order)} limit ${sql`${slice.size}::integer`}) found)`,
  );
  const rows = await gatherStatement<SearchResultRow & { total: number; take: number | null }>(
    db,
    sql`
    with candidates as materialized (
      select ${orderColumns}, ${rankValue} as rank from company_search found where ${condition}),
    counted as (select least(count(*), ${inlineSqlNumber(MAX_COUNTED_MATCHES + 1)})::integer as total from candidates)
    select counted.total, found.take, ${row} from counted
    left join (${sql.join(pages, sql` union all `)}) found on true order by found.take, found.nth`,
  );
  return {
    total: rows[0]?.total ?? 0,
    // A slice without rows still has a total.
    rowsBySlice: slices.map((_, index) => rows.filter(({ take: slice }) => slice === index)),
  };
};
