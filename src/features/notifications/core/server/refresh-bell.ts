import { and, count, eq, isNull } from 'drizzle-orm';
import type { BellLiveEvents } from '#features/notifications/core/contract/live-events.ts';
import type { UnreadNotifications } from '#features/notifications/core/contract/notifications.ts';
import type { Db } from '#server/database/db.ts';
import { sendLive } from '#server/live/send-live.ts';
import { notifications } from './tables.ts';

export const isUnreadBySql = (personId: number) =>
  and(eq(notifications.userId, personId), isNull(notifications.readAt));

export const countUnreadNotificationsOf = async (db: Db, personId: number): Promise<UnreadNotifications> => {
  const [row] = await db.select({ unread: count() }).from(notifications).where(isUnreadBySql(personId));
  return { unread: row?.unread ?? 0 };
};

interface BellListener {
  personId: number;
  /** They listen to this account's live channel. */
  channelId: number;
}

/** Sends a person's unread count to their open pages. The count is exact while the live channel is locked. */
export const refreshBell = async (
  transaction: Db,
  { personId, channelId }: BellListener,
): Promise<UnreadNotifications> => {
  const bell: BellLiveEvents['bell'] = await countUnreadNotificationsOf(transaction, personId);
  await sendLive(transaction, channelId, 'bell', bell, personId);
  return bell;
};
