import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';

const MOST_QUOTED = 5;

/**
 * Returns the messages that a conversation's mail quotes: the last unread ones, oldest first. There are none if the
 * item's messages have been read since, if the person has blocked the other, or if a mail has gone out since the first
 * of them came. Each member of a team counts their own reading. A waiting lead's reminder quotes the messages before
 * it.
 */
export const readUnreadMessagesForEmail = async (
  transaction: Db,
  notificationId: number,
): Promise<string[]> => {
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
