import { and, lt, notExists, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import { reviews } from '#reviews/server/tables.ts';
import type { Db } from '#server/database/db.ts';
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
