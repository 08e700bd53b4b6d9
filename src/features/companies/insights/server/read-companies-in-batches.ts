import { asc, gt } from 'drizzle-orm';
import { companyProfiles as c } from '#features/companies/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';

/** Conversations and statistics of this many companies are read in one statement. */
const AT_A_TIME = 500;

/** Yields all companies in batches, so that no statement of nightly work grows with their number. */
export async function* readCompaniesInBatches(db: Db) {
  let last = 0;
  while (true) {
    const part = await db
      .select({ id: c.id, userId: c.userId })
      .from(c)
      .where(gt(c.id, last))
      .orderBy(asc(c.id))
      .limit(AT_A_TIME);
    if (part.length > 0) yield part;
    if (part.length < AT_A_TIME) return;
    last = part.at(-1)?.id ?? last;
  }
}
