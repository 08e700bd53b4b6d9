import { and, count, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { UnreadMessages } from '#features/messaging/core/contract/messaging-fields.ts';
import { conversations, teamUnreadCounts } from '#features/messaging/core/server/tables.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';

/** This reads the conversations of an account. */
export interface MessageReaderIds {
  ownerId: number;
  /** It is a member of a company's team, and null for a private person, who is the account itself. */
  readerId: number | null;
}

export const messageReaderIdsOf = (
  person: Pick<Person, 'id' | 'userType' | 'memberId'>,
): MessageReaderIds => ({
  ownerId: person.id,
  readerId: person.userType === 'company' ? (person.memberId ?? person.id) : null,
});

/** Joins the row that says from which message on this reader has not read a conversation. */
export const unreadJoinSql = (readerId: unknown) =>
  and(
    sql`${teamUnreadCounts.readerId} = ${readerId}::integer`,
    eq(teamUnreadCounts.ownerId, conversations.userId),
    eq(teamUnreadCounts.partnerId, conversations.partnerId),
  );

/** Beside that join, returns how many messages of a conversation this reader has not read. */
export const unreadCountSql = (readerId: unknown) => sql<number>`case when ${readerId}::integer is null
  then conversations.unread_count else coalesce(team_unread.unread_count, 0) end`;

export const countUnreadOfReader = async (
  db: Db,
  { ownerId, readerId }: MessageReaderIds,
): Promise<UnreadMessages> => {
  const read = (
    unread: PgColumn,
    from: typeof conversations | typeof teamUnreadCounts,
    isTheirs: SQL | undefined,
  ) =>
    db
      .select({
        messages: sql<number>`coalesce(sum(${unread}), 0)::integer`,
        conversations: count(),
      })
      .from(from)
      .where(isTheirs);
  const [row] = await (readerId === null
    ? read(
        conversations.unreadCount,
        conversations,
        and(eq(conversations.userId, ownerId), gt(conversations.unreadCount, 0)),
      )
    : read(
        teamUnreadCounts.unreadCount,
        teamUnreadCounts,
        and(eq(teamUnreadCounts.readerId, readerId), eq(teamUnreadCounts.ownerId, ownerId)),
      ));
  return row ?? { messages: 0, conversations: 0 };
};

export const countUnreadFromPartner = async (
  db: Db,
  { ownerId, readerId }: MessageReaderIds,
  partnerId: number,
) => {
  const [row] = await db
    .select({ unread: unreadCountSql(readerId) })
    .from(conversations)
    .leftJoin(teamUnreadCounts, unreadJoinSql(readerId))
    .where(and(eq(conversations.userId, ownerId), eq(conversations.partnerId, partnerId)));
  return row?.unread ?? 0;
};

/** Marks a conversation as read by a member of a team, if given up to a moment. Returns whether anything was unread. */
export const markReadByTeamMember = async (
  transaction: Db,
  { readerId, ownerId, partnerId, until }: MessageReaderIds & { partnerId: number; until?: Date },
): Promise<boolean> => {
  if (readerId === null) return false;
  const isTheirs = and(
    eq(teamUnreadCounts.readerId, readerId),
    eq(teamUnreadCounts.ownerId, ownerId),
    eq(teamUnreadCounts.partnerId, partnerId),
  );
  const [row] = await transaction.delete(teamUnreadCounts).where(isTheirs).returning();
  if (!row) return false;
  if (until)
    await transaction.execute(sql`
      insert into team_unread (reader_id, owner_id, partner_id, from_message_id, unread_count)
      select ${readerId}, ${ownerId}, ${partnerId}, min(m.id), count(*) from messages m
      where least(m.sender_id, m.receiver_id) = least(${ownerId}::integer, ${partnerId}::integer)
        and greatest(m.sender_id, m.receiver_id) = greatest(${ownerId}::integer, ${partnerId}::integer)
        and m.receiver_id = ${ownerId} and m.id >= ${row.fromMessageId}
        and m.created_at > ${until.toISOString()}::timestamptz
      having count(*) > 0`);
  return true;
};
