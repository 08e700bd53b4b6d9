import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { isUnreadBySql, refreshBell } from './refresh-bell.ts';
import { notifications } from './tables.ts';

interface ConversationReading {
  readerId: number;
  partnerId: number;
}

/** Selects a team member's own unread items of a conversation. For other people a trigger does this. */
const isConversationItem = ({ readerId, partnerId }: ConversationReading) =>
  and(
    isUnreadBySql(readerId),
    eq(notifications.kind, 'messageReceived'),
    isNotNull(notifications.ownerId),
    sql`${notifications.subject} ->> 'userId' = ${String(partnerId)}`,
  );

/** Returns whether this member has not looked yet, even if colleagues have. */
export const hasUnreadConversationNotification = async (
  db: Db,
  reading: ConversationReading,
): Promise<boolean> => (await db.$count(notifications, isConversationItem(reading))) > 0;

/** Marks the items until then as read. The caller has locked their live channel. */
export const markConversationNotificationsRead = async (
  transaction: Db,
  { channelId, until, ...reading }: ConversationReading & { channelId: number; until?: Date },
) => {
  const { rowCount } = await transaction
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(
      and(
        isConversationItem(reading),
        until && sql`${notifications.createdAt} <= ${until.toISOString()}::timestamptz`,
      ),
    );
  if (rowCount) await refreshBell(transaction, { personId: reading.readerId, channelId });
};
