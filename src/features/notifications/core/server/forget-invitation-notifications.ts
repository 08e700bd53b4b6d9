import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { notifications } from './tables.ts';

/** What is told of there is gone, and its words with it, from everybody's bell. */
export const forgetInvitationNotifications = (transaction: Db, invitationIds: readonly number[]) =>
  transaction
    .delete(notifications)
    .where(inArray(sql`${notifications.subject} ->> 'invitationId'`, invitationIds.map(String)));
