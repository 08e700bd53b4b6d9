import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { mailTokens, notifications } from './tables.ts';

/** Deletes a former member's copies of the team's notifications, and the tokens that let them write in its name. */
export const forgetCompanyNotifications = async (transaction: Db, memberId: number) => {
  await transaction
    .delete(notifications)
    .where(and(eq(notifications.userId, memberId), isNotNull(notifications.ownerId)));
  await transaction
    .delete(mailTokens)
    .where(and(eq(mailTokens.userId, memberId), isNotNull(mailTokens.ownerId)));
};
