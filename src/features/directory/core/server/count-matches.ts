import { count, type SQL, sql } from 'drizzle-orm';
import { MAX_COUNTED_MATCHES } from '#features/directory/core/contract/directory.ts';
import type { Db } from '#server/database/db.ts';
import { inlineSqlNumber } from './inline-sql-number.ts';

/** Counts matches, but not beyond the directory's limit. */
export const countSearchMatches = async (db: Db, condition: SQL): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(
      sql`(select from company_search found where ${condition} limit ${inlineSqlNumber(MAX_COUNTED_MATCHES + 1)}) counted`,
    );
  return row?.total ?? 0;
};
