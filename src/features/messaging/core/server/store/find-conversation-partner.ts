import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { userDisplayNameSql, displayUsernameSql } from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles as c } from '#features/companies/core/server/tables.ts';
import { companyLikes } from '#features/folders/core/server/tables.ts';
import { MAX_MESSAGEABLE_COMPANIES } from '#features/messaging/core/contract/conversations.ts';
import { conversations, messages, personBlocks } from '#features/messaging/core/server/tables.ts';
import { projects } from '#features/projects/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';

const party = {
  id: users.id,
  username: displayUsernameSql,
  personName: userDisplayNameSql,
  userType: users.userType,
  isSuspended: users.isSuspended,
  isErased: sql<boolean>`${users.erasedAt} is not null`,
};

const shareProject = (userId: number, partnerId: number) => sql`exists (
  select from ${projects} p join ${c} pc on pc.id = p.company_id
  where (p.client_id = ${userId} and pc.user_id = ${partnerId})
    or (p.client_id = ${partnerId} and pc.user_id = ${userId}))`;

/** Another module may let a person see further people. */
export type MayAlsoSeePartnerSql = (userId: number, partnerId: number) => SQL;

/**
 * By id a person may see a public company, and anybody they share a project or a conversation with. Of others they do
 * not even learn that they exist.
 */
export const findConversationPartner = async (
  db: Db,
  userId: number,
  partnerId: number,
  mayAlsoSee?: MayAlsoSeePartnerSql,
) => {
  const [row] = await db
    .select({
      ...party,
      company: { id: c.id, name: c.name, logoUrl: c.logoUrl, city: c.city },
      messageCount: sql<number>`coalesce(${conversations.messageCount}, 0)`,
      unreadCount: sql<number>`coalesce(${conversations.unreadCount}, 0)`,
      isBlocked: sql<boolean>`exists (
        select from ${personBlocks} b where b.user_id = ${userId} and b.blocked_id = users.id)`,
      lastWrittenAt: sql`(
        select m.created_at from ${messages} m
        where m.sender_id = ${userId} and m.receiver_id = users.id order by m.id desc limit 1)`.mapWith(
        messages.createdAt,
      ) as SQL<Date | null>,
      hasBlockedMe: sql<boolean>`exists (
        select from ${personBlocks} b where b.user_id = users.id and b.blocked_id = ${userId})`,
    })
    .from(users)
    .leftJoin(c, eq(c.userId, users.id))
    .leftJoin(conversations, and(eq(conversations.userId, userId), eq(conversations.partnerId, users.id)))
    .where(
      and(
        eq(users.id, partnerId),
        sql`${users.id} <> ${userId}`,
        or(
          sql`${conversations.userId} is not null`,
          and(eq(users.userType, 'company'), isNull(users.erasedAt), eq(users.isSuspended, false)),
          shareProject(userId, partnerId),
          mayAlsoSee?.(userId, partnerId),
        ),
      ),
    );
  return row;
};

export type ConversationPartnerRow = NonNullable<Awaited<ReturnType<typeof findConversationPartner>>>;

export const listMessageableCompaniesOf = (db: Db, userId: number) => {
  const isLiked = sql<boolean>`exists (
    select from ${companyLikes} l where l.user_id = ${userId} and l.company_id = company_profiles.id)`;
  const isInProject = sql<boolean>`exists (
    select from ${projects} p where p.client_id = ${userId} and p.company_id = company_profiles.id)`;
  return db
    .select({ id: c.id, name: c.name, logoUrl: c.logoUrl, userId: c.userId, isLiked, isInProject })
    .from(c)
    .innerJoin(users, eq(users.id, c.userId))
    .where(
      and(
        sql`${c.id} in (
          select l.company_id from ${companyLikes} l where l.user_id = ${userId}
          union select p.company_id from ${projects} p where p.client_id = ${userId})`,
        eq(users.isSuspended, false),
        isNull(users.erasedAt),
      ),
    )
    .orderBy(desc(isInProject), c.name, c.id)
    .limit(MAX_MESSAGEABLE_COMPANIES);
};
