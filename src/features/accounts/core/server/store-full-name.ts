import { eq } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { users } from './tables.ts';

/** Stores the name somebody gives, and returns whether they have one now. */
export const storeFullName = async (
  transaction: Db,
  personId: number,
  name: string | undefined,
): Promise<boolean> => {
  const isPerson = eq(users.id, personId);
  if (name !== undefined) {
    await transaction.update(users).set({ fullName: name }).where(isPerson);
    return true;
  }
  const [row] = await transaction.select({ fullName: users.fullName }).from(users).where(isPerson);
  return (row?.fullName ?? '').trim() !== '';
};
