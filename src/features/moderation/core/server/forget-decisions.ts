import { and, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { reviews } from '#features/reviews/core/server/tables.ts';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { Db } from '#server/database/db.ts';
import { quarantineName } from '#server/files/quarantine.ts';
import { removeAfterwards } from '#server/files/remove-files.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import { contentReports, moderationLog, suspensionProposals, takedowns } from './tables.ts';

const longAgo = sql`now() - make_interval(days => ${RETENTION_DAYS.decisions})`;

/**
 * Decisions go once nobody can ask about them any more. What still holds stays, however old: whoever is suspended, or whose
 * review is withheld, is told why.
 */
export const forgetOldDecisions = async (db: Db) => {
  const withheld = db
    .select({ id: reviews.id })
    .from(reviews)
    .where(sql`${reviews.id} = ${moderationLog.subjectId} and ${reviews.status} = 'rejected'
      and ${moderationLog.subject} in ('review', 'edit', 'flag', 'appeal')`);
  const suspended = db
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.id} = ${moderationLog.personId} and ${users.isSuspended}`);
  await db
    .delete(moderationLog)
    .where(and(lt(moderationLog.createdAt, longAgo), notExists(withheld), notExists(suspended)));
};

/** A report stays as long as the takedown that came of it. */
export const forgetOldContentReports = (db: Db) =>
  db
    .delete(contentReports)
    .where(
      and(
        lt(contentReports.decidedAt, longAgo),
        notExists(
          db
            .select({ id: takedowns.id })
            .from(takedowns)
            .where(sql`${takedowns.contentReportId} = ${contentReports.id}`),
        ),
      ),
    );

export const forgetOldProposals = (db: Db) =>
  db.delete(suspensionProposals).where(lt(suspensionProposals.decidedAt, longAgo));

const AT_A_TIME = 500;

/**
 * What was taken down goes with the decision: its owner could object for months, and be answered. A profile that is still
 * withheld stays, so that its owner is told why and it can be shown again; an objection that waits stays, too.
 */
export const forgetOldTakedowns: JobDefinition = {
  name: 'forget-old-takedowns',
  every: '17 3 * * *',
  run: async (_, { db, jobs }) => {
    const last = sql`greatest(${takedowns.takenAt}, ${takedowns.appealedAt}, ${takedowns.appealDecidedAt})`;
    const isSettled = or(isNull(takedowns.appealedAt), isNotNull(takedowns.appealDecidedAt));
    const withheld = db
      .select({ id: companyProfiles.id })
      .from(companyProfiles)
      .where(sql`${takedowns.kind} = 'profile' and ${takedowns.restoredAt} is null
        and ${companyProfiles.id} = ${takedowns.subjectId} and ${companyProfiles.isWithheld}`);
    const isDue = and(sql`${last} < ${longAgo}`, isSettled, notExists(withheld));
    await db.transaction(async (transaction) => {
      const dueIds = transaction.select({ id: takedowns.id }).from(takedowns).where(isDue).limit(AT_A_TIME);
      const deletedRows = await transaction
        .delete(takedowns)
        .where(inArray(takedowns.id, dueIds))
        .returning();
      // What was put back stands where it stood.
      const aside = deletedRows.filter(({ restoredAt }) => restoredAt === null).flatMap(({ files }) => files);
      await removeAfterwards(transaction, jobs, aside.map(quarantineName));
    });
  },
};
