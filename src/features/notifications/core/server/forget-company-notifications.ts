import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { mailTokens, notifications } from './tables.ts';

/** Whoever has left a team keeps nothing of what it was told, and writes in its name no more. */
export const forgetCompanyNotifications = async (transaction: Db, memberId: number) => {
  await transaction
    .delete(notifications)
    .where(and(eq(notifications.userId, memberId), isNotNull(notifications.ownerId)));
  await transaction
    .delete(mailTokens)
    .where(and(eq(mailTokens.userId, memberId), isNotNull(mailTokens.ownerId)));
};
