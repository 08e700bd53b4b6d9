import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../server/database/db.ts';
import { itemColumns } from '../../companies/server/index.ts';
import { companyProfiles as c } from '../../companies/server/tables.ts';
import type { Cursor } from './cursor.ts';
import type { Order } from './orders.ts';
import type { Rank } from './ranks.ts';

export interface Stretch {
  order: Order;
  rank: Rank;
  limit: SQL;
  /** The keys of the row before it, without a rank. */
  after: readonly SQL[] | null;
  /** What was found already, as a better answer. */
  without: SQL | null;
}

/** A stretch of the directory in one order: found in the narrow table, then shown from the profiles. */
export const stretchOf = (db: Db, { order, rank, limit, after, without }: Stretch) => {
  const conditions = [rank.condition, after && order.after(after), without].filter((it) => it !== null);
  const rows = sql`select found.* from company_search found
    where ${sql.join(conditions, sql` and `)} order by ${order.by} limit ${limit}`;
  const keys = order.isRanked
    ? { rank: sql`${sql.raw(String(rank.rank))}::integer`, ...order.keys }
    : order.keys;
  return db
    .select({ ...itemColumns, keys })
    .from(sql`(${rows}) found`)
    .innerJoin(c, sql`${c.id} = found.company_id`)
    .orderBy(order.by);
};

type Row = Awaited<ReturnType<typeof stretchOf>>[number];

interface Walk {
  order: Order;
  ranks: readonly Rank[];
  most: number;
  cursor: Cursor;
}

/**
 * Walks the ranks from the best until there are enough. A rank that was walked to its end is known by its
 * companies, and the next leaves those out; after a cursor they are unknown, and its condition does.
 */
export const walkRanks = async (db: Db, { order, ranks, most, cursor }: Walk): Promise<Row[]> => {
  const startsIn = order.isRanked ? cursor[0] : undefined;
  const keys = (order.isRanked ? cursor.slice(1) : cursor).map((key) => sql`${key}`);
  const found: Row[] = [];
  for (const [place, rank] of ranks.entries()) {
    if (startsIn !== undefined && rank.rank > Number(startsIn)) continue;
    const isFirst = cursor.length > 0 && (startsIn === undefined || rank.rank === Number(startsIn));
    const better = ranks[place - 1];
    const known = sql`found.company_id <> all(${sql.param(found.map(({ id }) => id))}::integer[])`;
    const notBetter = better && sql`not (${better.condition})`;
    const rows = await stretchOf(db, {
      order,
      rank,
      limit: sql`${most - found.length}::integer`,
      after: isFirst ? keys : null,
      without: cursor.length > 0 ? (notBetter ?? null) : known,
    });
    found.push(...rows);
    if (found.length >= most) break;
  }
  return found;
};
