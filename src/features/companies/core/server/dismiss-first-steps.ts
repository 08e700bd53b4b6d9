import { eq } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { companyProfiles as c } from './tables.ts';

/** Returns whether there is such a company. */
export const dismissFirstSteps = async (db: Db, ownerId: number, now: Date): Promise<boolean> => {
  const { rowCount } = await db.update(c).set({ firstStepsPutAwayAt: now }).where(eq(c.userId, ownerId));
  return rowCount === 1;
};
