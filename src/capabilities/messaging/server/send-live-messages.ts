import type { Message } from '#messaging/contract/fields.ts';
import type { LiveMessaging } from '#messaging/contract/live.ts';
import type { Db } from '#server/database/db.ts';
import { sendLive, sendLiveUnstored } from '#server/live/send-live.ts';
import { countUnreadMessagesOf } from './store/conversations.ts';
import { findConversation } from './store/messages.ts';

/** Ties each event's data to its name. */
const sendLiveTyped = <Name extends keyof LiveMessaging>(
  db: Db,
  userId: number,
  name: Name,
  data: LiveMessaging[Name],
) => sendLive(db, userId, name, data);

/** Shows both sides a message. The counts are exact while both live streams are held. */
export const sendLiveMessage = async (
  transaction: Db,
  { sender, receiver, clientKey, ...message }: Message,
  isByMember: boolean,
): Promise<void> => {
  for (const [userId, partnerId] of [
    [receiver.id, sender.id],
    [sender.id, receiver.id],
  ] as const) {
    const conversation = await findConversation(transaction, userId, partnerId);
    const unread = await countUnreadMessagesOf(transaction, userId);
    const unreadCount = conversation?.unreadCount ?? 0;
    const isOwn = userId === sender.id;
    await sendLiveTyped(transaction, userId, 'message', {
      partnerId,
      message: isOwn && clientKey !== undefined ? { ...message, clientKey } : message,
      unreadCount,
      unread,
      ...(isOwn && isByMember && { isByMember }),
    });
  }
};

export const sendLiveRead = async (
  transaction: Db,
  { readerId, partnerId, upTo }: { readerId: number; partnerId: number; upTo: number },
) => {
  const unread = await countUnreadMessagesOf(transaction, readerId);
  await sendLiveTyped(transaction, readerId, 'seen', { partnerId, unread });
  await sendLiveTyped(transaction, partnerId, 'read', { partnerId: readerId, upTo });
  return unread;
};

export const sendLiveTyping = (db: Db, { typistId, partnerId }: { typistId: number; partnerId: number }) => {
  const data: LiveMessaging['typing'] = { partnerId: typistId };
  return sendLiveUnstored(db, partnerId, 'typing', data);
};
