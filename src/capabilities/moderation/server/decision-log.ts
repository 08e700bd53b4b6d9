import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { shownName } from '#accounts/server/index.ts';
import { users } from '#accounts/server/tables.ts';
import type { Page } from '#kernel/endpoint.ts';
import { LARGEST_QUEUE_PAGE } from '#moderation/contract/fields.ts';
import type { Db } from '#server/database/db.ts';
import { moderationLog } from './tables.ts';

type Line = Omit<typeof moderationLog.$inferInsert, 'id'>;

/**
 * The one function every decision passes, within its transaction: the row with its statement of reasons. People who
 * are to hear of the decision get their news here.
 */
export const recordDecision = async (transaction: Db, line: Line) => {
  await transaction.insert(moderationLog).values(line);
};

/** Who withheld a review last. */
export const whoWithheld = async (db: Db, reviewId: number): Promise<number | null> => {
  const [line] = await db
    .select({ moderatorId: moderationLog.moderatorId })
    .from(moderationLog)
    .where(
      and(
        inArray(moderationLog.subject, ['review', 'edit', 'flag']),
        eq(moderationLog.subjectId, reviewId),
        inArray(moderationLog.verdict, ['withheld', 'taken']),
      ),
    )
    .orderBy(desc(moderationLog.id))
    .limit(1);
  return line?.moderatorId ?? null;
};

interface Slice {
  limit?: number | undefined;
  cursor?: number | undefined;
}

const linePage = (db: Db, limit: number, cursor: number | undefined) =>
  db
    .select({
      id: moderationLog.id,
      moderator: shownName,
      subject: moderationLog.subject,
      subjectId: moderationLog.subjectId,
      verdict: moderationLog.verdict,
      reason: moderationLog.reason,
      statement: moderationLog.statement,
      createdAt: moderationLog.createdAt,
    })
    .from(moderationLog)
    .leftJoin(users, eq(users.id, moderationLog.moderatorId))
    .where(cursor === undefined ? undefined : lt(moderationLog.id, cursor))
    .orderBy(desc(moderationLog.id))
    .limit(limit);

/** Newest first. */
export const readDecisions = async (db: Db, { limit = LARGEST_QUEUE_PAGE, cursor }: Slice) => {
  const [rows, total] = await Promise.all([linePage(db, limit + 1, cursor), db.$count(moderationLog)]);
  const items = rows.slice(0, limit).map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, total, next: last ? String(last.id) : null } satisfies Page<unknown>;
};
