import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';

const MOST_QUOTED = 5;

/**
 * What a mail about a conversation has to say: its last unread messages, oldest first. Nothing where what the
 * item was about has been read since, where the person has blocked the other, or where a mail has gone out
 * already since the first of them came. Of a team each has read what they have read themselves. A reminder of a lead
 * that waits is about what was written before it.
 */
export const messagesToQuote = async (transaction: Db, notificationId: number): Promise<string[]> => {
  const { rows } = await transaction.execute<{ content: string }>(sql`
    with item as (
      select id, kind, user_id, owner_id, coalesce(owner_id, user_id) as receiver_id, created_at, begun_at, read_at,
        (subject ->> 'userId')::integer as sender_id
      from notifications where id = ${notificationId}),
    waiting as (
      select m.id, m.content, m.created_at
      from messages m join item on m.receiver_id = item.receiver_id and m.sender_id = item.sender_id
      where case
        -- They came before the reminder of them, and whoever opened them has not answered.
        when item.kind = 'leadWaiting' then item.read_at is null and m.created_at <= item.created_at
        when item.owner_id is null then not m.is_read
        else item.read_at is null and m.created_at >= item.begun_at
      end),
    first as (select min(created_at) as came_at from waiting)
    select waiting.content from waiting, item, first
    where first.came_at <= item.created_at
      and not exists (
        select from notifications earlier
        where earlier.user_id = item.user_id and earlier.kind = item.kind
          and earlier.subject ->> 'userId' = item.sender_id::text and earlier.told_at >= first.came_at)
      and not exists (
        select from blocks where blocks.user_id = item.receiver_id and blocks.blocked_id = item.sender_id)
    order by waiting.id desc limit ${MOST_QUOTED}`);
  return rows.map(({ content }) => content).toReversed();
};
