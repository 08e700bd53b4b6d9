import { createHmac, randomBytes } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { IsoDay } from '#kernel/calendar.ts';
import type { Db } from '#server/database/db.ts';
import { ipNetworkOf } from '#server/http/ip-network.ts';
import type { PageViewer } from '#server/services/view-counter.ts';
import { profileVisitors, visitorSalts } from './tables.ts';

const SALT_BYTES = 32;
const HASH_BYTES = 16;

/** Returns the salt of a day, the same for every instance: the first to need it makes it. */
export const findOrCreateVisitorSalt = async (db: Db, day: IsoDay): Promise<Buffer> => {
  await db
    .insert(visitorSalts)
    .values({ day, salt: randomBytes(SALT_BYTES) })
    .onConflictDoNothing();
  const [row] = await db
    .select({ salt: visitorSalts.salt })
    .from(visitorSalts)
    .where(eq(visitorSalts.day, day));
  if (!row) throw new Error(`The salt of ${day} is gone already`);
  return row.salt;
};

/**
 * Hashes a viewer so that nobody can name them once the salt is gone. A visitor is their network alone: a user agent
 * costs nothing to make up, and companies pay for these figures.
 */
export const hashVisitor = ({ personId, ip }: PageViewer, salt: Buffer): Buffer =>
  createHmac('sha256', salt)
    .update(personId === null ? `visitor ${ipNetworkOf(ip)}` : `person ${personId}`)
    .digest()
    .subarray(0, HASH_BYTES);

export const deleteProfileVisitorsBefore = async (db: Db, day: IsoDay): Promise<void> => {
  await db.delete(profileVisitors).where(lt(profileVisitors.day, day));
  await db.delete(visitorSalts).where(lt(visitorSalts.day, day));
};
