import { and, eq, sql } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { requestReports, requests } from '#features/requests/core/server/tables.ts';
import { emptyEntryContent } from './entry-details.ts';
import { isInSliceSql, type QueueOrder, queueOrderSql, type QueueReader } from './queue-order.ts';

// It repeats the condition of its partial index (db/migrations/0049) word for word.
export const isRequestReportOpenSql = sql`${requestReports.decidedAt} is null`;

export const requestReportTurn: QueueOrder = {
  queue: 'request-reports',
  since: requestReports.createdAt,
  id: requestReports.id,
};

/** Reads companies' reports about requests; the request itself is read as evidence. */
export const readRequestReports: QueueReader = async (db, slice) => {
  const rows = await db
    .select({
      id: requestReports.id,
      createdAt: requestReports.createdAt,
      reason: requestReports.reason,
      person: { id: users.id, username: users.username },
      company: { id: companyProfiles.id, name: companyProfiles.name },
    })
    .from(requestReports)
    .innerJoin(requests, eq(requests.id, requestReports.requestId))
    .innerJoin(users, eq(users.id, requests.clientId))
    .innerJoin(companyProfiles, eq(companyProfiles.id, requestReports.companyId))
    .where(and(isRequestReportOpenSql, isInSliceSql(requestReportTurn, slice)))
    .orderBy(queueOrderSql(requestReportTurn))
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
