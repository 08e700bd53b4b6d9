import { and, eq, lt, sql } from 'drizzle-orm';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import { conversationReports } from './tables.ts';

interface Resolution {
  isUpheld: boolean;
  statement: string | null;
  moderator: Pick<Person, 'id'>;
  now: Date;
}

/** A moderator decides a report about a conversation once. */
export const closeConversationReport = async (
  transaction: Db,
  reportId: number,
  { isUpheld, statement, moderator, now }: Resolution,
) => {
  const isOne = eq(conversationReports.id, reportId);
  const [report] = await transaction
    .update(conversationReports)
    .set({
      status: 'resolved',
      reviewedAt: now,
      reviewedBy: moderator.id,
      actionTaken: isUpheld ? statement : null,
    })
    .where(and(isOne, eq(conversationReports.status, 'pending')))
    .returning({
      reportedId: conversationReports.reportedId,
      reporterId: conversationReports.reporterId,
    });
  if (report) return { why: null, ...report } as const;
  const isThere = (await transaction.$count(conversationReports, isOne)) > 0;
  return { why: isThere ? 'alreadyDecided' : 'notFound' } as const;
};

export const deleteOldConversationReports = (db: Db) =>
  db
    .delete(conversationReports)
    .where(
      lt(conversationReports.reviewedAt, sql`now() - make_interval(days => ${RETENTION_DAYS.decisions})`),
    );
