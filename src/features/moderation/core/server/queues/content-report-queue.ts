import { and, sql } from 'drizzle-orm';
import { contentReports } from '#features/moderation/core/server/tables.ts';
import { emptyEntryContent, entryDetailsOf } from './entry-details.ts';
import { isAfterEntrySql, type QueueOrder, queueOrderSql, type QueueReader } from './queue-order.ts';

// It repeats the condition of its partial index (db/migrations/0010) word for word.
export const isContentReportOpenSql = sql`${contentReports.decidedAt} is null`;

const turn: QueueOrder = { queue: 'content-reports', since: contentReports.createdAt, id: contentReports.id };

/** Reads reports of illegal content. */
export const readContentReports: QueueReader = async (db, { afterId, limit }) => {
  const rows = await db
    .select()
    .from(contentReports)
    .where(and(isContentReportOpenSql, isAfterEntrySql(turn, afterId)))
    .orderBy(queueOrderSql(turn))
    .limit(limit);
  return rows.map(({ id, createdAt, explanation, ring, kind, address, receipt, name, email }) => ({
    id,
    since: createdAt.toISOString(),
    seen: '',
    company: null,
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
  }));
};
