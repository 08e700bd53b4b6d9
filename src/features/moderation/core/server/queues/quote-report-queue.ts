import { and, eq, sql } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { quoteReports, quotes } from '#features/quotes/core/server/tables.ts';
import { emptyEntryContent } from './entry-details.ts';
import { isInSliceSql, type QueueOrder, queueOrderSql, type QueueReader } from './queue-order.ts';

// It repeats the condition of its partial index (db/migrations/0073) word for word.
export const isQuoteReportOpenSql = sql`${quoteReports.decidedAt} is null`;

export const quoteReportTurn: QueueOrder = {
  queue: 'quote-reports',
  since: quoteReports.createdAt,
  id: quoteReports.id,
};

/** Reads clients' reports about quotes; the quote itself is read as evidence. */
export const readQuoteReports: QueueReader = async (db, slice) => {
  const rows = await db
    .select({
      id: quoteReports.id,
      createdAt: quoteReports.createdAt,
      reason: quoteReports.reason,
      person: { id: users.id, username: users.username },
      company: { id: companyProfiles.id, name: companyProfiles.name },
    })
    .from(quoteReports)
    .innerJoin(quotes, eq(quotes.id, quoteReports.quoteId))
    .innerJoin(users, eq(users.id, quoteReports.clientId))
    .leftJoin(companyProfiles, eq(companyProfiles.id, quotes.companyId))
    .where(and(isQuoteReportOpenSql, isInSliceSql(quoteReportTurn, slice)))
    .orderBy(queueOrderSql(quoteReportTurn))
    .limit(slice.limit);
  return rows.map(({ id, createdAt, reason, person, company }) => ({
    id,
    since: createdAt.toISOString(),
    seen: '',
    company,
    person,
    ...emptyEntryContent,
    complaint: reason,
    facts: [],
  }));
};
