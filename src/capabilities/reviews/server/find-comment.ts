import { and, eq } from 'drizzle-orm';
import { companyProfiles } from '#companies/server/tables.ts';
import type { FindOriginal } from '#translations/server/index.ts';
import { reviews } from './tables.ts';

/** An approved review is everybody's to read, on the page of a company that is there. */
export const findComment: FindOriginal = async (db, { id }) => {
  const isPublic = and(eq(reviews.status, 'approved'), eq(companyProfiles.isHidden, false));
  const [row] = await db
    .select({ text: reviews.comment })
    .from(reviews)
    .innerJoin(companyProfiles, eq(companyProfiles.id, reviews.companyId))
    .where(and(eq(reviews.id, id), isPublic));
  return row?.text ?? null;
};
