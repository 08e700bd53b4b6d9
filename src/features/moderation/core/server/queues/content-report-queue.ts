import { and, eq, sql } from 'drizzle-orm';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { idInReportedUrlSql } from '#features/moderation/core/server/id-in-reported-url.ts';
import { contentReports } from '#features/moderation/core/server/tables.ts';
import { projects } from '#features/projects/core/server/tables.ts';
import { emptyEntryContent, entryDetailsOf } from './entry-details.ts';
import { isInSliceSql, type QueueOrder, queueOrderSql, type QueueReader } from './queue-order.ts';

// It repeats the condition of its partial index (db/migrations/0010) word for word.
export const isContentReportOpenSql = sql`${contentReports.decidedAt} is null`;

export const contentReportTurn: QueueOrder = {
  queue: 'content-reports',
  since: contentReports.createdAt,
  id: contentReports.id,
};

/** Reads reports of illegal content. */
export const readContentReports: QueueReader = async (db, slice) => {
  const ofProject = idInReportedUrlSql('projects', sql`${contentReports.address}`);
  const ofCompany = idInReportedUrlSql('companies', sql`${contentReports.address}`);
  const rows = await db
    .select({ report: contentReports, company: { id: companyProfiles.id, name: companyProfiles.name } })
    .from(contentReports)
    .leftJoin(projects, eq(projects.id, ofProject))
    .leftJoin(companyProfiles, eq(companyProfiles.id, sql`coalesce(${projects.companyId}, ${ofCompany})`))
    .where(and(isContentReportOpenSql, isInSliceSql(contentReportTurn, slice)))
    .orderBy(queueOrderSql(contentReportTurn))
    .limit(slice.limit);
  return rows.map(({ report, company }) => {
    const { id, createdAt, explanation, ring, kind, address, receipt, name, email } = report;
    return {
      id,
      since: createdAt.toISOString(),
      seen: '',
      company,
      person: null,
      ...emptyEntryContent,
      complaint: explanation,
      ring,
      facts: entryDetailsOf({
        kind,
        address,
        reporter: [name, email].filter(Boolean).join(', '),
        receipt,
      }),
    };
  });
};
