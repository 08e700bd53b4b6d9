import { and, count, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { displayUsernameSql, userDisplayNameSql } from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles as c } from '#features/companies/core/server/tables.ts';
import { conversations, messages, teamUnreadCounts } from '#features/messaging/core/server/tables.ts';
import { leadAssignees } from '#features/team/core/server/tables.ts';
import type { ListPage } from '#kernel/endpoint.ts';
import type { Db } from '#server/database/db.ts';
import { type MessageReaderIds, unreadCountSql, unreadJoinSql } from './unread-counts.ts';

const placeholders = {
  user: sql.placeholder('userId'),
  cursor: sql.placeholder('cursor'),
  limit: sql.placeholder('limit'),
  search: sql.placeholder('search'),
  caretaker: sql.placeholder('caretakerId'),
  reader: sql.placeholder('readerId'),
};

// It is written out because drizzle omits the table's name from a column in a selection.
const sharesProject = sql<boolean>`exists (
  select from projects p join company_profiles pc on pc.id = p.company_id
  where (p.client_id = conversations.user_id and pc.user_id = conversations.partner_id)
    or (p.client_id = conversations.partner_id and pc.user_id = conversations.user_id))`;

const isFound = sql`(position(lower(${placeholders.search}) in lower(${userDisplayNameSql})) > 0
  or position(lower(${placeholders.search}) in lower(${displayUsernameSql})) > 0
  or position(lower(${placeholders.search}) in lower(${c.name})) > 0)`;

interface Whose {
  ownerId: number | typeof placeholders.user;
  readerId: number | null | typeof placeholders.reader;
}

const conversationRows = (db: Db, { ownerId, readerId }: Whose, condition?: SQL) =>
  db
    .select({
      id: conversations.lastMessageId,
      userId: users.id,
      username: displayUsernameSql,
      personName: userDisplayNameSql,
      userType: users.userType,
      email: users.email,
      publicEmail: sql<string | null>`case when ${c.isContactPublic} then ${c.email} end`,
      isErased: sql<boolean>`${users.erasedAt} is not null`,
      company: { name: c.name, logoUrl: c.logoUrl },
      content: messages.content,
      isWithheld: messages.isWithheld,
      attachmentCount: messages.attachmentCount,
      createdAt: messages.createdAt,
      senderId: messages.senderId,
      unreadCount: unreadCountSql(readerId),
      sharesProject,
    })
    .from(conversations)
    .innerJoin(users, eq(users.id, conversations.partnerId))
    .innerJoin(messages, eq(messages.id, conversations.lastMessageId))
    .leftJoin(c, eq(c.userId, conversations.partnerId))
    .leftJoin(teamUnreadCounts, unreadJoinSql(readerId))
    .where(and(eq(conversations.userId, ownerId), condition));

const conversationPage = (db: Db, name: string, condition?: SQL) =>
  conversationRows(db, { ownerId: placeholders.user, readerId: placeholders.reader }, condition)
    .orderBy(desc(conversations.lastMessageId))
    .limit(placeholders.limit)
    .prepare(name);

/** Reads the last message with each of these people. */
export const readConversationsWith = async (
  db: Db,
  reading: MessageReaderIds,
  partnerIds: readonly number[],
) =>
  partnerIds.length === 0
    ? []
    : conversationRows(db, reading, inArray(conversations.partnerId, [...partnerIds]));

/** Matches the leads that a company's team has assigned to this person. */
const isMine = sql`exists (
  select from ${leadAssignees} k join ${c} own on own.id = k.company_id
  where own.user_id = conversations.user_id and k.client_id = conversations.partner_id
    and k.user_id = ${placeholders.caretaker})`;

const isAfter = lt(conversations.lastMessageId, placeholders.cursor);

/** The statements about a person's conversations are prepared once. */
export const prepareConversationStatements = (db: Db) => {
  const total = (name: string, condition?: SQL) =>
    db
      .select({ total: count() })
      .from(conversations)
      .innerJoin(users, eq(users.id, conversations.partnerId))
      .leftJoin(c, eq(c.userId, conversations.partnerId))
      .where(and(eq(conversations.userId, placeholders.user), condition))
      .prepare(name);
  const all = {
    first: conversationPage(db, 'conversations'),
    after: conversationPage(db, 'conversations_after', isAfter),
    total: db
      .select({ total: count() })
      .from(conversations)
      .where(eq(conversations.userId, placeholders.user))
      .prepare('conversations_all'),
  };
  const searchStatements = {
    first: conversationPage(db, 'conversations_found', isFound),
    after: conversationPage(db, 'conversations_found_after', and(isAfter, isFound)),
    total: total('conversations_found_all', isFound),
  };
  const assignedStatements = {
    first: conversationPage(db, 'conversations_mine', isMine),
    after: conversationPage(db, 'conversations_mine_after', and(isAfter, isMine)),
    total: total('conversations_mine_all', isMine),
  };
  const statementsFor = ({ search, assigneeId }: Slice) => {
    if (assigneeId !== undefined) return assignedStatements;
    return search === undefined || search === '' ? all : searchStatements;
  };

  return async (
    { ownerId: userId, readerId }: MessageReaderIds,
    slice: Slice,
  ): Promise<ListPage<ConversationRow>> => {
    const { limit, cursor, search, assigneeId } = slice;
    const read = statementsFor(slice);
    const [rows, [countRow]] = await Promise.all([
      (cursor === undefined ? read.first : read.after).execute({
        userId,
        readerId,
        cursor,
        search,
        caretakerId: assigneeId,
        limit: limit + 1,
      }),
      read.total.execute({ userId, search, caretakerId: assigneeId }),
    ]);
    const items = rows.slice(0, limit);
    const last = rows.length > limit ? items.at(-1) : undefined;
    return { items, total: countRow?.total ?? 0, next: last ? String(last.id) : null };
  };
};

interface Slice {
  limit: number;
  cursor?: number | undefined;
  search?: string | undefined;
  /** Only leads assigned to this person are listed, even with a search. */
  assigneeId?: number | undefined;
}

export type ConversationStatements = ReturnType<typeof prepareConversationStatements>;
export type ConversationRow = Awaited<ReturnType<ReturnType<typeof conversationPage>['execute']>>[number];
