import { moderationLog } from '#features/moderation/core/server/tables.ts';
import type { Db } from './builders/db.ts';
import type { DemoPlan } from './plan/demo.ts';

type LogEntry = typeof moderationLog.$inferInsert & { createdAt: Date };

/**
 * The decisions that have made the demo what it is. What somebody objects to was decided by the admin: whoever withheld
 * it would not be asked again, and the moderator is to find the objection.
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
  const reportDecisions = clientReports.all.flatMap(
    ({ id, clientId, reviewedAt, actionTaken }): LogEntry[] =>
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
