import { type SQL, sql } from 'drizzle-orm';
import { LARGEST_COUNT } from '#directory/contract/directory.ts';
import type { Db } from '#server/database/db.ts';
import { namedByShape } from '#server/database/statement.ts';
import type { Cursor } from './cursor.ts';
import type { FoundRow, SortOrder } from './sort-orders.ts';
import { sqlNumber } from './sql-number.ts';

const all = (conditions: readonly (SQL | null | undefined)[]): SQL => {
  const present = conditions.filter((condition) => condition != null);
  return present.length > 0 ? sql.join(present, sql` and `) : sql`true`;
};

/** The columns that orders read. The documents beside them are wide and stay where they are. */
const orderColumns = sql`company_id, name, placement, rating_score`;

const row = sql`found.company_id as id, found.rank, found.placement, found.rating_score as score,
  found.name as "foldedName"`;

const bestFirst = (order: SortOrder) => (order.isRanked ? sql`found.rank desc, ${order.by}` : order.by);

/** What a search came to: who is found, and how well each of them answers. */
export interface Candidates {
  condition: SQL;
  rankValue: SQL;
}

/** So many of the candidates, in an order, after a cursor. */
export interface Take {
  order: SortOrder;
  most: number;
  cursor: Cursor;
  /** Leaves out more of them, by the rank of a row. */
  isNew?: ((rank: SQL) => SQL) | undefined;
}

const keysOf = ({ order, cursor }: Take) =>
  (order.isRanked ? cursor.slice(1) : cursor).map((key) => sql`${key}`);

const isPaidFor = ({ order }: Take) => (order.isPaid ? sql`found.placement > 0` : null);

/** What comes after the cursor, of whatever rank. */
const isAfter = (take: Take): SQL | null => {
  const { order, cursor } = take;
  if (cursor.length === 0) return null;
  const after = order.after(keysOf(take));
  const last = sql`${cursor[0]}::integer`;
  return order.isRanked ? sql`(found.rank < ${last} or (found.rank = ${last} and ${after}))` : after;
};

/** The first of everybody, who stand along the index of the order. */
export const firstOfAll = (take: Take, limit: SQL): SQL => sql`
  select ${row} from (
    select ${orderColumns}, 0 as rank from company_search found
    where ${all([
      isPaidFor(take),
      take.cursor.length > 0 ? take.order.after(keysOf(take)) : null,
      take.isNew?.(sql`0`),
    ])}
    order by ${take.order.by} limit ${limit}) found order by ${take.order.by}`;

/** Which rows stand on the pages of a take. */
export const isTaken = (take: Take): SQL =>
  all([isPaidFor(take), isAfter(take), take.isNew?.(sql`found.rank`)]);

/** Planning this statement takes as long as running it. */
const gatherStatement = namedByShape('gather');

/** Gathers all candidates with their ranks, counts them as far as the directory counts, and sorts once for each take. */
export const gather = async (
  db: Db,
  { rankValue, condition }: Candidates,
  takes: readonly Take[],
): Promise<{ total: number; taken: FoundRow[][] }> => {
  const pages = takes.map(
    // The rows are numbered after the limit: numbering all would sort all.
    (take, index) => sql`(select ${sqlNumber(index)} as take,
        row_number() over (order by ${bestFirst(take.order)}) as nth, found.* from (
          select * from candidates found where ${isTaken(take)}
          order by ${bestFirst(take.order)} limit ${sql`${take.most}::integer`}) found)`,
  );
  const rows = await gatherStatement<FoundRow & { total: number; take: number | null }>(
    db,
    sql`
    with candidates as materialized (
      select ${orderColumns}, ${rankValue} as rank from company_search found where ${condition}),
    counted as (select least(count(*), ${sqlNumber(LARGEST_COUNT + 1)})::integer as total from candidates)
    select counted.total, found.take, ${row} from counted
    left join (${sql.join(pages, sql` union all `)}) found on true order by found.take, found.nth`,
  );
  return {
    total: rows[0]?.total ?? 0,
    // A take without rows still has a total.
    taken: takes.map((_, index) => rows.filter(({ take }) => take === index)),
  };
};
