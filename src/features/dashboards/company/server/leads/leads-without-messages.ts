import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { displayUsernameSql, userDisplayNameSql } from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import type { WrittenLead } from '#features/messaging/core/contract/conversations.ts';
import { quoteAcceptances, quotes } from '#features/quotes/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';

/** Finds clients who have accepted a quote of a company: they share a project, and no message exists yet. */
export const readLeadsWithoutMessages = async (
  db: Db,
  ownerId: number,
  clientIds: readonly number[],
): Promise<[number, WrittenLead][]> => {
  if (clientIds.length === 0) return [];
  const rows = await db
    .select({
      id: users.id,
      username: displayUsernameSql,
      name: userDisplayNameSql,
      email: users.email,
      at: sql<Date>`max(${quoteAcceptances.at})`.mapWith(quoteAcceptances.at),
    })
    .from(quotes)
    .innerJoin(quoteAcceptances, eq(quoteAcceptances.quoteId, quotes.id))
    .innerJoin(companyProfiles, eq(companyProfiles.id, quotes.companyId))
    .innerJoin(users, eq(users.id, quotes.clientId))
    .where(
      and(
        eq(companyProfiles.userId, ownerId),
        inArray(quotes.clientId, [...clientIds]),
        eq(quotes.isChange, false),
        isNull(users.erasedAt),
      ),
    )
    .groupBy(users.id);
  return rows.map(({ at, ...client }) => [
    client.id,
    {
      otherUser: { ...client, userType: 'private', company: null },
      unreadCount: 0,
      lastMessage: {
        content: '',
        attachmentCount: 0,
        createdAt: at.toISOString(),
        isMine: false,
        isWithheld: false,
      },
    },
  ]);
};
