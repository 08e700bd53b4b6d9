import { count, type SQL, sql } from 'drizzle-orm';
import { LARGEST_COUNT } from '#features/directory/core/contract/directory.ts';
import type { Db } from '#server/database/db.ts';
import { sqlNumber } from './sql-number.ts';

/** Counts matches, but not beyond the directory's limit. */
export const countMatches = async (db: Db, condition: SQL): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(
      sql`(select from company_search found where ${condition} limit ${sqlNumber(LARGEST_COUNT + 1)}) counted`,
    );
  return row?.total ?? 0;
};
