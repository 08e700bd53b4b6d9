import { and, eq, sql } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { clientReports } from '#features/moderation/client-reports/server/tables.ts';
import { emptyEntryContent, entryDetailsOf } from './entry-details.ts';
import { isInSliceSql, type QueueOrder, queueOrderSql, type QueueReader } from './queue-order.ts';

// It repeats the condition of its partial index (db/migrations/0010) word for word.
export const isClientReportOpenSql = sql`${clientReports.status} = 'pending'`;

export const clientReportTurn: QueueOrder = {
  queue: 'client-reports',
  since: clientReports.createdAt,
  id: clientReports.id,
};

export const readClientReports: QueueReader = async (db, slice) => {
  const rows = await db
    .select({
      id: clientReports.id,
      createdAt: clientReports.createdAt,
      reason: clientReports.reason,
      additionalInfo: clientReports.additionalInfo,
      company: { id: companyProfiles.id, name: companyProfiles.name },
      person: { id: users.id, username: users.username },
    })
    .from(clientReports)
    .innerJoin(users, eq(users.id, clientReports.clientId))
    .innerJoin(companyProfiles, eq(companyProfiles.id, clientReports.companyId))
    .where(and(isClientReportOpenSql, isInSliceSql(clientReportTurn, slice)))
    .orderBy(queueOrderSql(clientReportTurn))
    .limit(slice.limit);
  return rows.map(({ id, createdAt, reason, additionalInfo, company, person }) => ({
    id,
    since: createdAt.toISOString(),
    seen: '',
    company,
    person,
    ...emptyEntryContent,
    complaint: additionalInfo,
    facts: entryDetailsOf({ reportedFor: reason }),
  }));
};
