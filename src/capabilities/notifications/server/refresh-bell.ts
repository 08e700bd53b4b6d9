import { and, count, eq, isNull } from 'drizzle-orm';
import type { LiveBell } from '#notifications/contract/live.ts';
import type { Unread } from '#notifications/contract/notifications.ts';
import type { Db } from '#server/database/db.ts';
import { sendLive } from '#server/live/send-live.ts';
import { notifications } from './tables.ts';

export const isUnreadBy = (personId: number) =>
  and(eq(notifications.userId, personId), isNull(notifications.readAt));

export const countUnreadOf = async (db: Db, personId: number): Promise<Unread> => {
  const [row] = await db.select({ unread: count() }).from(notifications).where(isUnreadBy(personId));
  return { unread: row?.unread ?? 0 };
};

/** Tells a person, wherever they look, how their bell stands now. The count is exact while their line is held. */
export const refreshBell = async (transaction: Db, personId: number): Promise<Unread> => {
  const bell: LiveBell['bell'] = await countUnreadOf(transaction, personId);
  await sendLive(transaction, personId, 'bell', bell);
  return bell;
};
