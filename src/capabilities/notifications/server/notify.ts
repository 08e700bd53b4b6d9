import { sql } from 'drizzle-orm';
import { type Kind, type Subjects, termsOf } from '#notifications/rules/kinds.ts';
import type { Db } from '#server/database/db.ts';
import { holdLiveStreams } from '#server/live/send-live.ts';
import type { Tools } from '#server/tools.ts';
import { refreshBell } from './refresh-bell.ts';

export type News = {
  [Name in Kind]: { personId: number; kind: Name; subject: Subjects[Name] };
}[Kind];

/**
 * The one way to tell a person something: a line in their bell, a mail and an SMS as the kind and their
 * settings allow, and a notice on the devices where they asked for it. Called inside the transaction of what caused it, so that it is told exactly if that commits; several people
 * in the order of their ids, or two who tell the same ones at once would wait for each other.
 */
export const notify = async (
  transaction: Db,
  { jobs }: Pick<Tools, 'jobs'>,
  { personId, kind, subject }: News,
): Promise<void> => {
  await holdLiveStreams(transaction, [personId]);
  // A second message of a conversation is no second line: the one there is comes to the top again.
  const { rows } = await transaction.execute<{ id: number; isNew: boolean; hasDevices: boolean }>(sql`
    insert into notifications (user_id, kind, subject)
    values (${personId}, ${kind}, ${JSON.stringify(subject)}::jsonb)
    on conflict (user_id, (subject ->> 'userId')) where kind = 'message' and read_at is null
    do update set created_at = excluded.created_at, subject = excluded.subject
    returning id, xmax = 0 as "isNew",
      exists (select from push_subscriptions s where s.user_id = notifications.user_id) as "hasDevices"`);
  await refreshBell(transaction, personId);
  const [item] = rows;
  if (!item) return;
  const { waitSeconds = 0, pushSeconds } = termsOf(kind);
  if (item.hasDevices && pushSeconds !== undefined) {
    // Each message puts it off: what is written in one go is told once.
    const terms = { inSeconds: pushSeconds, key: `push ${item.id}` };
    await jobs.add(transaction, 'push', { id: item.id }, terms);
  }
  if (item.isNew) await jobs.add(transaction, 'tell', { id: item.id }, { inSeconds: waitSeconds });
};
