import { and, desc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import { userDisplayNameSql } from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { conversations, messages } from '#features/messaging/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';

const placeholders = {
  user: sql.placeholder('userId'),
  partner: sql.placeholder('partnerId'),
  cursor: sql.placeholder('cursor'),
  limit: sql.placeholder('limit'),
};

const threadPage = (db: Db, isAfter: boolean) =>
  db
    .select()
    .from(messages)
    .where(
      and(
        // The expressions are those of the index of pairs.
        sql`least(${messages.senderId}, ${messages.receiverId}) = least(${placeholders.user}::integer, ${placeholders.partner}::integer)`,
        sql`greatest(${messages.senderId}, ${messages.receiverId})
          = greatest(${placeholders.user}::integer, ${placeholders.partner}::integer)`,
        isAfter ? lt(messages.id, placeholders.cursor) : undefined,
      ),
    )
    .orderBy(desc(messages.id))
    .limit(placeholders.limit)
    .prepare(isAfter ? 'thread_before' : 'thread');

/** A thread is read from its end upwards. The statements are prepared once. */
export const createThreadReader = (db: Db) => {
  const [latest, earlier] = [threadPage(db, false), threadPage(db, true)];
  return async (userId: number, partnerId: number, { limit, cursor }: Slice) => {
    const page = cursor === undefined ? latest : earlier;
    const rows = await page.execute({ userId, partnerId, cursor, limit: limit + 1 });
    const pageRows = rows.slice(0, limit).toReversed();
    return { rows: pageRows, next: rows.length > limit ? String(pageRows[0]?.id) : null };
  };
};

interface Slice {
  limit: number;
  cursor?: number | undefined;
}

export type ThreadReader = ReturnType<typeof createThreadReader>;
export type MessageRow = typeof messages.$inferSelect;

/** Only the company's own side reads which member wrote a message. */
export const readMessageWriters = async (db: Db, userId: number, rows: readonly MessageRow[]) => {
  const ids = rows
    .filter(({ senderId, writtenBy }) => senderId === userId && writtenBy !== null)
    .map(({ id }) => id);
  const authors =
    ids.length === 0
      ? []
      : await db
          .select({ id: messages.id, name: userDisplayNameSql })
          .from(messages)
          .innerJoin(users, eq(users.id, messages.writtenBy))
          .where(inArray(messages.id, ids));
  return new Map(authors.map(({ id, name }) => [id, name]));
};

/** Marks messages as read, if given up to a moment, and returns the last that was unread. */
export const markMessagesReadFrom = async (
  db: Db,
  userId: number,
  partnerId: number,
  until?: Date,
): Promise<number | undefined> => {
  const rows = await db
    .update(messages)
    .set({ isRead: true })
    .where(
      and(
        eq(messages.receiverId, userId),
        eq(messages.senderId, partnerId),
        eq(messages.isRead, false),
        until && lte(messages.createdAt, until),
      ),
    )
    .returning({ id: messages.id });
  return rows.length === 0 ? undefined : Math.max(...rows.map(({ id }) => id));
};

export const findUnreadCountWithPartner = async (db: Db, userId: number, partnerId: number) => {
  const [row] = await db
    .select({ unreadCount: conversations.unreadCount })
    .from(conversations)
    .where(and(eq(conversations.userId, userId), eq(conversations.partnerId, partnerId)));
  return row;
};
