import type { Message } from '#messaging/contract/fields.ts';
import type { LiveMessaging } from '#messaging/contract/live.ts';
import type { Db } from '#server/database/db.ts';
import { sendLive, sendLiveUnstored } from '#server/live/send-live.ts';
import { countUnreadOf } from './store/conversations.ts';
import { findConversation } from './store/messages.ts';

/** Ties what is told to its name. */
const sendLiveTyped = <Name extends keyof LiveMessaging>(
  db: Db,
  userId: number,
  name: Name,
  data: LiveMessaging[Name],
) => sendLive(db, userId, name, data);

/** Tells both sides of a message. The counts are exact while both lines are held. */
export const sendLiveMessage = async (
  transaction: Db,
  { sender, receiver, ...message }: Message,
  isByMember: boolean,
): Promise<void> => {
  for (const [userId, partnerId] of [
    [receiver.id, sender.id],
    [sender.id, receiver.id],
  ] as const) {
    const conversation = await findConversation(transaction, userId, partnerId);
    const unread = await countUnreadOf(transaction, userId);
    const unreadCount = conversation?.unreadCount ?? 0;
    const toOwnSide = isByMember && userId === sender.id ? { isByMember } : {};
    await sendLiveTyped(transaction, userId, 'message', {
      partnerId,
      message,
      unreadCount,
      unread,
      ...toOwnSide,
    });
  }
};

export const sendLiveRead = async (
  transaction: Db,
  { readerId, partnerId, upTo }: { readerId: number; partnerId: number; upTo: number },
) => {
  const unread = await countUnreadOf(transaction, readerId);
  await sendLiveTyped(transaction, readerId, 'seen', { partnerId, unread });
  await sendLiveTyped(transaction, partnerId, 'read', { partnerId: readerId, upTo });
  return unread;
};

export const sendLiveTyping = (db: Db, { typistId, partnerId }: { typistId: number; partnerId: number }) => {
  const data: LiveMessaging['typing'] = { partnerId: typistId };
  return sendLiveUnstored(db, partnerId, 'typing', data);
};
