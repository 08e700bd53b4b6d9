import type { Message, Party } from '#messaging/contract/fields.ts';
import type { LiveMessaging } from '#messaging/contract/live.ts';
import type { Db } from '#server/database/db.ts';
import { sendLive, sendLiveUnstored } from '#server/live/send-live.ts';
import { countUnreadBy, countUnreadFrom, type MessageReader, readersOfCompany } from './store/unread.ts';

/** Ties each event's data to its name. */
const sendLiveTyped = <Name extends keyof LiveMessaging>(
  db: Db,
  userId: number,
  name: Name,
  data: LiveMessaging[Name],
  onlyFor: number | null = null,
) => sendLive(db, userId, name, data, onlyFor);

/** Everybody who hears of a side's conversations, with what each has not read. */
const readingsOf = async (db: Db, { id, userType }: Party): Promise<MessageReader[]> => {
  if (userType !== 'company') return [{ ownerId: id, readerId: null }];
  return (await readersOfCompany(db, id)).map((readerId) => ({ ownerId: id, readerId }));
};

/** Shows both sides a message. The counts are exact while both live streams are held. */
export const sendLiveMessage = async (
  transaction: Db,
  { sender, receiver, clientKey, ...message }: Message,
  isByMember: boolean,
): Promise<void> => {
  for (const [side, partnerId] of [
    [receiver, sender.id],
    [sender, receiver.id],
  ] as const) {
    const isOwn = side === sender;
    const readings = await readingsOf(transaction, side);
    for (const reading of readings) {
      const data = {
        partnerId,
        message: isOwn && clientKey !== undefined ? { ...message, clientKey } : message,
        unreadCount: await countUnreadFrom(transaction, reading, partnerId),
        unread: await countUnreadBy(transaction, reading),
        ...(isOwn && isByMember && { isByMember: true as const }),
      };
      await sendLiveTyped(
        transaction,
        side.id,
        'message',
        data,
        readings.length > 1 ? reading.readerId : null,
      );
    }
  }
};

interface Read extends MessageReader {
  partnerId: number;
  /** The last message the partner learns of; none where a colleague has read it before. */
  upTo: number | undefined;
}

export const sendLiveRead = async (transaction: Db, { partnerId, upTo, ...reading }: Read) => {
  const unread = await countUnreadBy(transaction, reading);
  const { ownerId, readerId } = reading;
  await sendLiveTyped(transaction, ownerId, 'seen', { partnerId, unread }, readerId);
  if (upTo !== undefined) await sendLiveTyped(transaction, partnerId, 'read', { partnerId: ownerId, upTo });
  return unread;
};

export const sendLiveTyping = (db: Db, { typistId, partnerId }: { typistId: number; partnerId: number }) => {
  const data: LiveMessaging['typing'] = { partnerId: typistId };
  return sendLiveUnstored(db, partnerId, 'typing', data);
};
