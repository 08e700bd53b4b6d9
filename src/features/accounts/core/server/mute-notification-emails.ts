import { eq } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { users } from './tables.ts';

/** Turns the setting off for the person whose mail carried the link. */
export const muteNotificationEmails = async (db: Db, userId: number): Promise<void> => {
  await db.update(users).set({ emailNotifications: false }).where(eq(users.id, userId));
};
