import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { isUnreadBy, refreshBell } from './refresh-bell.ts';
import { notifications } from './tables.ts';

interface ConversationReading {
  readerId: number;
  partnerId: number;
}

/** Of somebody of a team: what their own bell says of a conversation. For others a trigger looks after it. */
const isConversationItem = ({ readerId, partnerId }: ConversationReading) =>
  and(
    isUnreadBy(readerId),
    eq(notifications.kind, 'messageReceived'),
    isNotNull(notifications.ownerId),
    sql`${notifications.subject} ->> 'userId' = ${String(partnerId)}`,
  );

/** Whether somebody of a team has not looked yet, whoever else of it has. */
export const hasConversationNotification = async (db: Db, reading: ConversationReading): Promise<boolean> =>
  (await db.$count(notifications, isConversationItem(reading))) > 0;

/** They have looked, and seen what came until then. The live stream they hear is held. */
export const readConversationNotifications = async (
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
