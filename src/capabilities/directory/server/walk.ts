import { count, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../server/database/db.ts';
import { itemColumns } from '../../companies/server/index.ts';
import { companyProfiles as c } from '../../companies/server/tables.ts';
import { LARGEST_COUNT } from '../contract.ts';
import type { Cursor } from './cursor.ts';
import type { Order } from './orders.ts';
import type { Rank } from './ranks.ts';

// What is found is either walked along an order, which is quick where many fit, or gathered and sorted, which
// is quick where few do. PostgreSQL's guess which it is can be wrong by thousands, and a wrong walk reads
// everything: so we count first, and say which.

const plain = (number: number) => sql.raw(String(number));

/** As far as the directory counts. */
export const countUpTo = (db: Db, condition: SQL) =>
  db
    .select({ total: count() })
    .from(
      sql`(select from company_search found where ${condition} limit ${plain(LARGEST_COUNT + 1)}) counted`,
    );

const areFew = async (db: Db, condition: SQL): Promise<boolean> => {
  const [row] = await countUpTo(db, condition);
  return (row?.total ?? 0) <= LARGEST_COUNT;
};

/** Gathers before anything else is done with them. */
const gathered = (condition: SQL) =>
  sql`(with few as materialized (select found.* from company_search found where ${condition})
    select * from few) found`;

const everyone = sql`company_search found`;

const all = (conditions: readonly (SQL | null | undefined)[]): SQL => {
  const given = conditions.filter((condition) => condition != null);
  return given.length > 0 ? sql.join(given, sql` and `) : sql`true`;
};

/** Rows of the narrow table, shown from the profiles. */
const shown = (db: Db, rows: SQL, order: Order) => {
  const rank = sql`found.rank`;
  return db
    .select({ ...itemColumns, keys: order.isRanked ? { rank, ...order.keys } : order.keys })
    .from(sql`(${rows}) found`)
    .innerJoin(c, sql`${c.id} = found.company_id`)
    .orderBy(order.isRanked ? sql`${rank} desc, ${order.by}` : order.by);
};

type Row = Awaited<ReturnType<typeof shown>>[number];

interface Stretch {
  order: Order;
  rank: Rank;
  limit: SQL;
  /** The keys of the row before it, without a rank. */
  after: readonly SQL[] | null;
  /** What was found already, as a better answer. */
  without: SQL | null;
  areFew: boolean;
}

/** A stretch of one rank in one order. */
export const stretchOf = (db: Db, { order, rank, limit, after, without, areFew: isGathered }: Stretch) => {
  const rest = [after && order.after(after), without];
  const from = isGathered ? gathered(rank.condition) : everyone;
  const conditions = isGathered ? rest : [rank.condition, ...rest];
  const rows = sql`select found.*, ${plain(rank.rank)} as rank from ${from}
    where ${all(conditions)} order by ${order.by} limit ${limit}`;
  return shown(db, rows, order);
};

export interface Walk {
  order: Order;
  ranks: readonly Rank[];
  /** What all ranks together find. */
  condition: SQL;
  most: number;
  cursor: Cursor;
}

const keysOf = ({ order, cursor }: Walk) =>
  (order.isRanked ? cursor.slice(1) : cursor).map((key) => sql`${key}`);

/** Few: gathered, each with its rank, and sorted. */
export const sortFew = (db: Db, walk: Walk): Promise<Row[]> => {
  const { order, ranks, condition, most, cursor } = walk;
  const rank = sql.join(
    ranks.map((one) => sql`when ${one.condition} then ${plain(one.rank)}`),
    sql` `,
  );
  const last = sql`${cursor[0]}::integer`;
  const after = order.after(keysOf(walk));
  const isAfter = order.isRanked ? sql`(found.rank < ${last} or (found.rank = ${last} and ${after}))` : after;
  const best = order.isRanked ? sql`found.rank desc, ${order.by}` : order.by;
  const rows = sql`select * from (select found.*, case ${rank} end as rank from ${gathered(condition)}) found
    where ${cursor.length > 0 ? isAfter : sql`true`} order by ${best} limit ${sql`${most}::integer`}`;
  return shown(db, rows, order);
};

/**
 * Many: walks the ranks from the best until there are enough. A rank that was walked to its end is known by
 * its companies, and the next leaves those out; after a cursor they are unknown, and its condition does.
 */
export const walkMany = async (db: Db, walk: Walk): Promise<Row[]> => {
  const { order, ranks, most, cursor } = walk;
  const startsIn = order.isRanked && cursor.length > 0 ? Number(cursor[0]) : null;
  const found: Row[] = [];
  for (const [place, rank] of ranks.entries()) {
    if (startsIn !== null && rank.rank > startsIn) continue;
    const isFirst = cursor.length > 0 && (startsIn === null || rank.rank === startsIn);
    const better = ranks[place - 1];
    const known = sql`found.company_id <> all(${sql.param(found.map(({ id }) => id))}::integer[])`;
    const rows = await stretchOf(db, {
      order,
      rank,
      limit: sql`${most - found.length}::integer`,
      after: isFirst ? keysOf(walk) : null,
      without: cursor.length > 0 ? (better && sql`not (${better.condition})`) || null : known,
      // The last rank is everything, which is many.
      areFew: place < ranks.length - 1 && (await areFew(db, rank.condition)),
    });
    found.push(...rows);
    if (found.length >= most) break;
  }
  return found;
};
