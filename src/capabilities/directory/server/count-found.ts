import { count, type SQL, sql } from 'drizzle-orm';
import { LARGEST_COUNT } from '#directory/contract/directory.ts';
import type { Db } from '#server/database/db.ts';
import { isPlaced } from './ranks.ts';
import { placementsInOrder } from './sort-orders.ts';
import { sqlNumber } from './sql-number.ts';

/** As far as the directory counts. */
export const countUpTo = (db: Db, condition: SQL, most: SQL = sqlNumber(LARGEST_COUNT + 1)) =>
  db
    .select({ total: count() })
    .from(sql`(select from company_search found where ${condition} limit ${most}) counted`);

/** The same where many fit: the few companies that stand first may well be enough. */
export const countByPlacement = async (db: Db, condition: SQL): Promise<number> => {
  let total = 0;
  for (const placement of placementsInOrder) {
    const left = sqlNumber(LARGEST_COUNT + 1 - total);
    const [counted] = await countUpTo(db, sql`${condition} and ${isPlaced(placement)}`, left);
    total += counted?.total ?? 0;
    if (total > LARGEST_COUNT) break;
  }
  return total;
};

/** The planner's guess how many fit: of one thing a good one; of several, it does not know how they go together. */
export const planRows = async (db: Db, condition: SQL): Promise<number> => {
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select from company_search found where ${condition}`,
  );
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
};

const SAMPLED_ROWS = 2_000;
/** So long a guess how many there are is good enough. */
const GOOD_MS = 60_000;

/** Tells about how many companies a condition finds; where there are few altogether, how many at most. */
export const estimateReader = (db: Db, few = LARGEST_COUNT) => {
  let guess = { rows: 0, goodUntil: 0 };
  const guessAll = async (): Promise<number> => {
    if (performance.now() > guess.goodUntil)
      guess = { rows: await planRows(db, sql`true`), goodUntil: performance.now() + GOOD_MS };
    return guess.rows;
  };

  /** From a look at some: a millisecond, and right about words that mostly or never go together. */
  return async (condition: SQL): Promise<number> => {
    const all = await guessAll();
    if (all <= few) return all;
    const percent = Math.min(100, (100 * SAMPLED_ROWS) / all);
    const { rows } = await db.execute<{ share: number | null }>(sql`
      select avg((${condition})::integer)::double precision as share
      from company_search found tablesample system (${sqlNumber(percent)}) repeatable (0)`);
    return all * (rows[0]?.share ?? 0);
  };
};

// Of a million companies the sample would see fifty, where twenty stand for what is counted to.
const SURELY_MORE = 2.5 * LARGEST_COUNT;

/** So far above what is counted to that no sample errs by it: then nobody needs to count. */
export const isSurelyMore = (estimate: number): boolean => estimate > SURELY_MORE;
