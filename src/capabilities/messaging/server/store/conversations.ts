import { and, count, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import { shownName } from '#accounts/server/index.ts';
import { users } from '#accounts/server/tables.ts';
import { companyProfiles as c } from '#companies/server/tables.ts';
import type { Page } from '#kernel/endpoint.ts';
import type { UnreadMessages } from '#messaging/contract/fields.ts';
import { conversations, messages } from '#messaging/server/tables.ts';
import type { Db } from '#server/database/db.ts';

const given = {
  user: sql.placeholder('userId'),
  cursor: sql.placeholder('cursor'),
  limit: sql.placeholder('limit'),
  search: sql.placeholder('search'),
};

// Written out: drizzle leaves the table's name away from a column in a selection.
const sharesProject = sql<boolean>`exists (
  select from projects p join company_profiles pc on pc.id = p.company_id
  where (p.client_id = conversations.user_id and pc.user_id = conversations.partner_id)
    or (p.client_id = conversations.partner_id and pc.user_id = conversations.user_id))`;

const isFound = sql`(position(lower(${given.search}) in lower(${shownName})) > 0
  or position(lower(${given.search}) in lower(${c.name})) > 0)`;

const conversationPage = (db: Db, name: string, condition?: SQL) =>
  db
    .select({
      id: conversations.lastMessageId,
      userId: users.id,
      username: shownName,
      userType: users.userType,
      email: users.email,
      isErased: sql<boolean>`${users.erasedAt} is not null`,
      company: { name: c.name, logoUrl: c.logoUrl },
      content: messages.content,
      attachmentCount: messages.attachmentCount,
      createdAt: messages.createdAt,
      senderId: messages.senderId,
      unreadCount: conversations.unreadCount,
      sharesProject,
    })
    .from(conversations)
    .innerJoin(users, eq(users.id, conversations.partnerId))
    .innerJoin(messages, eq(messages.id, conversations.lastMessageId))
    .leftJoin(c, eq(c.userId, conversations.partnerId))
    .where(and(eq(conversations.userId, given.user), condition))
    .orderBy(desc(conversations.lastMessageId))
    .limit(given.limit)
    .prepare(name);

const isAfter = lt(conversations.lastMessageId, given.cursor);

/** Reads of a person's conversations. Its statements are prepared once. */
export const conversationReader = (db: Db) => {
  const pages = {
    first: conversationPage(db, 'conversations'),
    after: conversationPage(db, 'conversations_after', isAfter),
    found: conversationPage(db, 'conversations_found', isFound),
    foundAfter: conversationPage(db, 'conversations_found_after', and(isAfter, isFound)),
  };
  const all = db
    .select({ total: count() })
    .from(conversations)
    .where(eq(conversations.userId, given.user))
    .prepare('conversations_all');
  const found = db
    .select({ total: count() })
    .from(conversations)
    .innerJoin(users, eq(users.id, conversations.partnerId))
    .leftJoin(c, eq(c.userId, conversations.partnerId))
    .where(and(eq(conversations.userId, given.user), isFound))
    .prepare('conversations_found_all');

  return async (userId: number, { limit, cursor, search }: Slice): Promise<Page<ConversationRow>> => {
    const isSearch = search !== undefined && search !== '';
    const first = isSearch ? pages.found : pages.first;
    const after = isSearch ? pages.foundAfter : pages.after;
    const [rows, [counted]] = await Promise.all([
      (cursor === undefined ? first : after).execute({ userId, cursor, search, limit: limit + 1 }),
      (isSearch ? found : all).execute({ userId, search }),
    ]);
    const items = rows.slice(0, limit);
    const last = rows.length > limit ? items.at(-1) : undefined;
    return { items, total: counted?.total ?? 0, next: last ? String(last.id) : null };
  };
};

interface Slice {
  limit: number;
  cursor?: number | undefined;
  search?: string | undefined;
}

export type ConversationReader = ReturnType<typeof conversationReader>;
export type ConversationRow = Awaited<ReturnType<ReturnType<typeof conversationPage>['execute']>>[number];

export const countUnreadMessagesOf = async (db: Db, userId: number): Promise<UnreadMessages> => {
  const [row] = await db
    .select({
      messages: sql<number>`coalesce(sum(${conversations.unreadCount}), 0)::integer`,
      conversations: count(),
    })
    .from(conversations)
    .where(and(eq(conversations.userId, userId), gt(conversations.unreadCount, 0)));
  return row ?? { messages: 0, conversations: 0 };
};
