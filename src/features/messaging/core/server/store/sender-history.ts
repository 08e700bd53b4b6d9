import type { SenderHistory } from '#features/messaging/core/rules/message-rules.ts';
import type { Db } from '#server/database/db.ts';
import { createNamedStatement } from '#server/database/prepared-statements.ts';

const findRecord = createNamedStatement<Omit<SenderHistory, 'createdAt'> & { createdAt: number }>(
  'standing',
  `with begun as (
    select partner_id from conversations
    where user_id = $1::integer and is_begun_by_me and begun_at > $2::timestamptz - interval '30 days'),
  reported as (
    select reporter_id, status, action_taken from conversation_reports
    where reported_id = $1 and created_at > $2::timestamptz - interval '90 days')
  select
    (select count(*) from begun)::integer as begun,
    (select count(*) from begun
      where exists (select from messages m where m.sender_id = partner_id and m.receiver_id = $1))::integer as answered,
    (select count(distinct reporter_id) from reported where status = 'pending')::integer as reporters,
    (select count(*) from reported where action_taken is not null)::integer as upheld,
    (select extract(epoch from created_at) * 1000 from users where id = $1)::float8 as "createdAt"`,
);

/** Summarises a person's recent conversations. Only first messages need it. */
export const readSenderHistory = async (db: Db, personId: number, now: Date): Promise<SenderHistory> => {
  const [row] = await findRecord(db, personId, now);
  if (!row) throw new Error('A message without its sender');
  return { ...row, createdAt: new Date(row.createdAt) };
};
