import { and, count, eq, isNull } from 'drizzle-orm';
import type { LiveBell } from '#notifications/contract/live.ts';
import type { UnreadNews } from '#notifications/contract/notifications.ts';
import type { Db } from '#server/database/db.ts';
import { sendLive } from '#server/live/send-live.ts';
import { notifications } from './tables.ts';

export const isUnreadBy = (personId: number) =>
  and(eq(notifications.userId, personId), isNull(notifications.readAt));

export const countUnreadNewsOf = async (db: Db, personId: number): Promise<UnreadNews> => {
  const [row] = await db.select({ unread: count() }).from(notifications).where(isUnreadBy(personId));
  return { unread: row?.unread ?? 0 };
};

interface Hearing {
  personId: number;
  /** Whose live stream they hear. */
  lineId: number;
}

/** Sends a person's unread count to the pages they have open. The count is exact while that live stream is held. */
export const refreshBell = async (transaction: Db, { personId, lineId }: Hearing): Promise<UnreadNews> => {
  const bell: LiveBell['bell'] = await countUnreadNewsOf(transaction, personId);
  await sendLive(transaction, lineId, 'bell', bell, personId);
  return bell;
};
