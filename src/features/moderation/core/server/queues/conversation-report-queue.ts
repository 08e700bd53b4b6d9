import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#features/accounts/core/server/tables.ts';
import { conversationReports } from '#features/messaging/core/server/tables.ts';
import { emptyEntryContent } from './entry-details.ts';
import { isInSliceSql, type QueueOrder, queueOrderSql, type QueueReader } from './queue-order.ts';

// It repeats the condition of its partial index (db/migrations/0010) word for word.
export const isConversationReportOpenSql = sql`${conversationReports.status} = 'pending'`;

export const conversationReportTurn: QueueOrder = {
  queue: 'conversation-reports',
  since: conversationReports.createdAt,
  id: conversationReports.id,
};

/** Reads reports about conversation partners, each with its reporter. */
export const readConversationReports: QueueReader = async (db, slice) => {
  const reporters = alias(users, 'reporters');
  const rows = await db
    .select({
      id: conversationReports.id,
      createdAt: conversationReports.createdAt,
      reason: conversationReports.reason,
      person: { id: users.id, username: users.username },
      reporter: { value: reporters.username, personId: reporters.id },
    })
    .from(conversationReports)
    .innerJoin(users, eq(users.id, conversationReports.reportedId))
    .innerJoin(reporters, eq(reporters.id, conversationReports.reporterId))
    .where(and(isConversationReportOpenSql, isInSliceSql(conversationReportTurn, slice)))
    .orderBy(queueOrderSql(conversationReportTurn))
    .limit(slice.limit);
  return rows.map(({ id, createdAt, reason, person, reporter }) => ({
    id,
    since: createdAt.toISOString(),
    seen: '',
    company: null,
    person,
    ...emptyEntryContent,
    complaint: reason,
    facts: [{ name: 'reporter' as const, ...reporter }],
  }));
};
