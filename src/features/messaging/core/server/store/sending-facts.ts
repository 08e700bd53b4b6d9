import { fullNameOrUsernameText } from '#features/accounts/core/server/index.ts';
import type { users } from '#features/accounts/core/server/tables.ts';
import { sentences } from '#features/accounts/core/strings/en/accounts.ts';
import type { Attachment } from '#features/messaging/core/contract/messaging-fields.ts';
import type { Db } from '#server/database/db.ts';
import { createNamedStatement } from '#server/database/prepared-statements.ts';

interface Receiver {
  id: number;
  username: string;
  userType: (typeof users.$inferSelect)['userType'];
  isSuspended: boolean;
  isErased: boolean;
  hasBlockedSender: boolean;
}

/** Everything that a message's storage depends on is read at once. */
export interface SendingFacts {
  receiver: Receiver | null;
  /** The two have written to each other before. */
  isKnown: boolean;
  /** The sender's own email address is verified. */
  isProved: boolean;
  /** A moderator prevents the sender from beginning conversations. */
  isLimited: boolean;
  /** The notification of the message names its sender so: a company by its company name. */
  senderName: string;
  /** The receiver listens to this user's live stream. */
  lineId: number;
  /** Somebody whom no program hears of needs no statement for it. */
  hasWebhooks: boolean;
  /** The sender has uploaded these and not sent them yet. */
  attachments: Attachment[];
  /** The message's id and moment are known beforehand, so that all that depends on them goes to the database with it. */
  messageId: number;
  at: number;
}

const findSending = createNamedStatement<SendingFacts>(
  'sending',
  `select
    case when r.id is not null then json_build_object(
      'id', r.id,
      'username', case when r.erased_at is null then r.username else '${sentences.deletedUser}' end,
      'userType', r.user_type, 'isSuspended', r.is_suspended, 'isErased', r.erased_at is not null,
      'hasBlockedSender', exists (select from blocks b where b.user_id = r.id and b.blocked_id = me.id)) end as receiver,
    exists (select from conversations k where k.user_id = me.id and k.partner_id = r.id) as "isKnown",
    me.is_email_verified as "isProved",
    coalesce(me.limited_until > $4::timestamptz, false) as "isLimited",
    coalesce((select c.name from company_profiles c where c.user_id = me.id), ${fullNameOrUsernameText('me')}) as "senderName",
    coalesce((
      select o.id from company_members m join company_profiles c on c.id = m.company_id
      join users o on o.id = c.user_id and not o.is_suspended and o.erased_at is null
      where m.user_id = r.id), $2) as "lineId",
    exists (select from webhooks w where w.user_id = r.id) as "hasWebhooks",
    (select coalesce(json_agg(json_build_object('id', a.id, 'kind', a.kind, 'name', a.name, 'size', a.size,
        'width', a.width, 'height', a.height) order by array_position($3::integer[], a.id)), '[]')
      from attachments a
      where a.id = any($3::integer[]) and a.owner_id = me.id and a.message_id is null) as attachments,
    nextval('messages_id_seq')::integer as "messageId",
    round(extract(epoch from now()) * 1000)::float8 as at
  from users me left join users r on r.id = $2::integer
  where me.id = $1::integer`,
);

const lockBothChannels = createNamedStatement(
  'hold_for_message',
  `insert into live_lines as held (user_id)
  select id from users
  where id = any(array[$1::integer, $2::integer, (
    select o.id from company_members m join company_profiles c on c.id = m.company_id
    join users o on o.id = c.user_id and not o.is_suspended and o.erased_at is null
    where m.user_id = $2)])
  order by id
  on conflict (user_id) do update set position = held.position`,
);

interface SendingInput {
  senderId: number;
  receiverId: number;
  attachmentIds: readonly number[];
  now: Date;
}

/**
 * Locks the live streams of both, and of the company the receiver works for, and then reads the context: no other
 * message changes it until the transaction ends. A user who does not exist is not locked.
 */
export const lockAndReadSendingFacts = async (
  transaction: Db,
  { senderId, receiverId, attachmentIds, now }: SendingInput,
): Promise<SendingFacts> => {
  const [, [sending]] = await Promise.all([
    lockBothChannels(transaction, senderId, receiverId),
    findSending(transaction, senderId, receiverId, [...attachmentIds], now),
  ]);
  if (!sending) throw new Error('A message without its sender');
  return sending;
};

const insert = createNamedStatement(
  'insert_message',
  `insert into messages (id, sender_id, receiver_id, content, attachment_count, written_by, client_key)
  values ($1, $2, $3, $4, $5, $6, $7)`,
);

interface NewMessage {
  id: number;
  senderId: number;
  receiverId: number;
  content: string;
  attachmentCount: number;
  writtenBy: number | null;
  clientKey: string | null;
}

export const insertMessageRow = (transaction: Db, row: NewMessage) =>
  insert(
    transaction,
    row.id,
    row.senderId,
    row.receiverId,
    row.content,
    row.attachmentCount,
    row.writtenBy,
    row.clientKey,
  );
