import { moderationLog } from '#features/moderation/core/server/tables.ts';
import type { Db } from './builders/db.ts';
import type { DemoPlan } from './plan/demo.ts';

type LogEntry = typeof moderationLog.$inferInsert & { createdAt: Date };

/**
 * Logs the decisions behind the demo's state. Reviews with an appeal were decided by the admin: their decider may
 * not judge the appeal, and the moderator is to find it.
 */
export const storeDecisions = async (db: Db, { users, reviews, clientReports }: DemoPlan['tables']) => {
  const idOf = (name: string) => users.all.find(({ username }) => username === name)?.id;
  const [moderatorId, adminId] = [idOf('demo-moderator'), idOf('demo-admin')];
  const withheld = reviews.all.flatMap(({ id, withheldFor, withheldWhy, withheldAt, appeal }): LogEntry[] =>
    withheldAt
      ? [
          {
            moderatorId: appeal ? adminId : moderatorId,
            subject: 'review',
            subjectId: id,
            verdict: 'withheld',
            reason: withheldFor,
            statement: withheldWhy,
            createdAt: withheldAt,
          },
        ]
      : [],
  );
  const reportDecisions = clientReports.all.flatMap(({ id, clientId, reviewedAt, actionTaken }): LogEntry[] =>
    reviewedAt && id !== undefined
      ? [
          {
            moderatorId,
            personId: clientId,
            subject: 'client-report',
            subjectId: id,
            verdict: 'upheld',
            statement: actionTaken,
            createdAt: reviewedAt,
          },
        ]
      : [],
  );
  const lines = [...withheld, ...reportDecisions].toSorted(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
  );
  if (lines.length > 0) await db.insert(moderationLog).values(lines);
};
