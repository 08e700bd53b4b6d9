import { and, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { reviews } from '#features/reviews/core/server/tables.ts';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { Db } from '#server/database/db.ts';
import { quarantineFileName } from '#server/files/quarantine-files.ts';
import { removeFilesAfterCommit } from '#server/files/remove-files.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import { contentReports, moderationLog, suspensionProposals, takedowns } from './tables.ts';

const longAgo = sql`now() - make_interval(days => ${RETENTION_DAYS.decisions})`;

/**
 * Deletes decisions that nobody can contest any longer. Those still in force stay, however old, so that suspended
 * people and authors of withheld reviews can read why.
 */
export const forgetOldDecisions = async (db: Db) => {
  const withheld = db.select({ id: reviews.id }).from(reviews)
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

/** A report is retained as long as its takedown. */
export const forgetOldContentReports = (db: Db) =>
  db.delete(contentReports).where(
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
 * Deletes old takedowns: their owners could object for months and got a response. A profile that is still withheld
 * stays, so that its owner reads why and it can be restored; an open objection stays, too.
 */
export const forgetOldTakedownsJob: JobDefinition = {
  name: 'forget-old-takedowns',
  every: '17 3 * * *',
  run: async (_, { db, jobs }) => {
    const last = sql`greatest(${takedowns.takenAt}, ${takedowns.appealedAt}, ${takedowns.appealDecidedAt})`;
    const isSettled = or(isNull(takedowns.appealedAt), isNotNull(takedowns.appealDecidedAt));
    const withheld = db.select({ id: companyProfiles.id }).from(companyProfiles)
      .where(sql`${takedowns.kind} = 'profile' and ${takedowns.restoredAt} is null
        and ${companyProfiles.id} = ${takedowns.subjectId} and ${companyProfiles.isWithheld}`);
    const isDue = and(sql`${last} < ${longAgo}`, isSettled, notExists(withheld));
    await db.transaction(async (transaction) => {
      const dueIds = transaction.select({ id: takedowns.id }).from(takedowns).where(isDue).limit(AT_A_TIME);
      const deletedRows = await transaction
        .delete(takedowns)
        .where(inArray(takedowns.id, dueIds))
        .returning();
      // Restored content uses its files again.
      const aside = deletedRows.filter(({ restoredAt }) => restoredAt === null).flatMap(({ files }) => files);
      await removeFilesAfterCommit(transaction, jobs, aside.map(quarantineFileName));
    });
  },
};
