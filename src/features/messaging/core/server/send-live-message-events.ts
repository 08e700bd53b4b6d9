import type { LiveMessagingEvents } from '#features/messaging/core/contract/live-messaging-events.ts';
import type { Message } from '#features/messaging/core/contract/messaging-fields.ts';
import type { Db } from '#server/database/db.ts';
import { createNamedStatement } from '#server/database/prepared-statements.ts';
import { sendFoundEventsSql, sendLive, sendLiveUnstored, wakeListeners } from '#server/live/send-live.ts';
import { countUnreadOfReader, type MessageReaderIds } from './store/unread-counts.ts';

/** The types tie each event's data to its name. */
const sendLiveTyped = <Name extends keyof LiveMessagingEvents>(
  db: Db,
  userId: number,
  name: Name,
  data: LiveMessagingEvents[Name],
  onlyFor: number | null = null,
) => sendLive(db, userId, name, data, onlyFor);

/**
 * Each member of a company's team reads on their own, so each is sent their own count. It is counted after the message
 * is stored, by a statement of its own.
 */
const sendEvents = createNamedStatement(
  'send_message_events',
  // The parameters are no lists: PostgreSQL assumes longer lists, and would plan this again for each message.
  `with side (owner_id, partner_id, is_company, event) as (values
    ($1::integer, $2::integer, $3::boolean, $4::jsonb), ($2, $1, $5::boolean, $6::jsonb)),
  reading as (
    select owner_id, partner_id, event, case when is_company then owner_id end as reader_id from side
    union all
    select owner_id, partner_id, event, m.user_id from side
    join company_profiles c on is_company and c.user_id = owner_id join company_members m on m.company_id = c.id),
  told as (
    select owner_id as user_id, 'message' as name,
      event || jsonb_build_object('unreadCount', coalesce(here.count, 0), 'unread', jsonb_build_object(
        'messages', everywhere.messages, 'conversations', everywhere.conversations)) as data,
      case when count(*) over (partition by owner_id) > 1 then reader_id end as only_for
    from reading
    left join lateral (
      select k.unread_count as count from conversations k
      where reader_id is null and k.user_id = owner_id and k.partner_id = reading.partner_id
      union all
      select t.unread_count from team_unread t
      where t.reader_id = reading.reader_id and t.owner_id = reading.owner_id and t.partner_id = reading.partner_id
    ) here on true
    cross join lateral (
      select coalesce(sum(unread), 0)::integer as messages, count(*)::integer as conversations from (
        select k.unread_count as unread from conversations k
        where reading.reader_id is null and k.user_id = reading.owner_id and k.unread_count > 0
        union all
        select t.unread_count from team_unread t
        where t.reader_id = reading.reader_id and t.owner_id = reading.owner_id) counted
    ) everywhere),
  ${sendFoundEventsSql}
  select from told`,
);

type MessageEvent = LiveMessagingEvents['message'];

/** Shows both sides a message. The counts are exact because both live streams are locked. */
export const sendLiveMessageEvent = async (
  transaction: Db,
  { sender, receiver, clientKey, ...message }: Message,
  isByMember: boolean,
): Promise<void> => {
  const toReceiver: Omit<MessageEvent, 'unreadCount' | 'unread'> = { partnerId: sender.id, message };
  const toSender: typeof toReceiver = {
    partnerId: receiver.id,
    message: clientKey === undefined ? message : { ...message, clientKey },
    ...(isByMember && { isByMember: true as const }),
  };
  await sendEvents(
    transaction,
    receiver.id,
    sender.id,
    receiver.userType === 'company',
    JSON.stringify(toReceiver),
    sender.userType === 'company',
    JSON.stringify(toSender),
  );
  await wakeListeners(transaction, [receiver.id, sender.id]);
};

interface Read extends MessageReaderIds {
  partnerId: number;
  /** The partner learns that messages up to this one are read; nothing where a colleague has read them before. */
  upTo: number | undefined;
}

export const sendLiveReadEvent = async (transaction: Db, { partnerId, upTo, ...reading }: Read) => {
  const unread = await countUnreadOfReader(transaction, reading);
  const { ownerId, readerId } = reading;
  await sendLiveTyped(transaction, ownerId, 'seen', { partnerId, unread }, readerId);
  if (upTo !== undefined) await sendLiveTyped(transaction, partnerId, 'read', { partnerId: ownerId, upTo });
  return unread;
};

export const sendLiveTypingEvent = (
  db: Db,
  { typistId, partnerId }: { typistId: number; partnerId: number },
) => {
  const data: LiveMessagingEvents['typing'] = { partnerId: typistId };
  return sendLiveUnstored(db, partnerId, 'typing', data);
};
