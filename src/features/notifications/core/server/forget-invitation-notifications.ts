import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { notifications } from './tables.ts';

/** Deletes these invitations' notifications from every bell, because their subject is gone. */
export const forgetInvitationNotifications = (transaction: Db, invitationIds: readonly number[]) =>
  transaction
    .delete(notifications)
    .where(inArray(sql`${notifications.subject} ->> 'invitationId'`, invitationIds.map(String)));
