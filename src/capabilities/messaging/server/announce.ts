import type { Message } from '#messaging/contract/fields.ts';
import type { LiveMessaging } from '#messaging/contract/live.ts';
import type { Db } from '#server/database/db.ts';
import { sendLive, sendLiveUnstored } from '#server/live/send-live.ts';
import { countUnreadOf } from './store/conversations.ts';
import { findConversation } from './store/messages.ts';

/** Ties what is told to its name. */
const say = <Name extends keyof LiveMessaging>(
  db: Db,
  userId: number,
  name: Name,
  data: LiveMessaging[Name],
) => sendLive(db, userId, name, data);

/** Tells both sides of a message. The counts are exact while both lines are held. */
export const announceMessage = async (
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
    await say(transaction, userId, 'message', { partnerId, message, unreadCount, unread, ...toOwnSide });
  }
};

export const announceRead = async (
  transaction: Db,
  { readerId, partnerId, upTo }: { readerId: number; partnerId: number; upTo: number },
) => {
  const unread = await countUnreadOf(transaction, readerId);
  await say(transaction, readerId, 'seen', { partnerId, unread });
  await say(transaction, partnerId, 'read', { partnerId: readerId, upTo });
  return unread;
};

export const announceTyping = (db: Db, { typistId, partnerId }: { typistId: number; partnerId: number }) => {
  const data: LiveMessaging['typing'] = { partnerId: typistId };
  return sendLiveUnstored(db, partnerId, 'typing', data);
};
