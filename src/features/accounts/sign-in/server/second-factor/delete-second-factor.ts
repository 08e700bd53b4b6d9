import { eq } from 'drizzle-orm';
import { recoveryCodes, secondFactors } from '#features/accounts/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';

export const deleteSecondFactor = async (transaction: Db, userId: number) => {
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await transaction.delete(secondFactors).where(eq(secondFactors.userId, userId));
};
