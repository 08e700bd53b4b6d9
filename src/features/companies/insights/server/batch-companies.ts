import { asc, gt } from 'drizzle-orm';
import { companyProfiles as c } from '#features/companies/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';

/** So many companies' conversations and figures are read at a time. */
const AT_A_TIME = 500;

/** All companies, for nightly work that must not take longer at once the more there are. */
export async function* companiesInParts(db: Db) {
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
