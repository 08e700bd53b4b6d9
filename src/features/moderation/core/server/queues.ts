import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { companyProofs } from '#features/companies/proofs/server/tables.ts';
import { conversationReports } from '#features/messaging/core/server/tables.ts';
import { clientReports } from '#features/moderation/client-reports/server/tables.ts';
import type { QueueEntry } from '#features/moderation/core/contract/moderation.ts';
import { type QueueName, queueNames } from '#features/moderation/core/rules/moderation.ts';
import { quoteReports } from '#features/quotes/core/server/tables.ts';
import { requestReports } from '#features/requests/core/server/tables.ts';
import { reviewFlags, reviews } from '#features/reviews/core/server/tables.ts';
import type { ListPage } from '#kernel/endpoint.ts';
import type { Db } from '#server/database/db.ts';
import { isClientReportOpenSql, readClientReports } from './queues/client-report-queue.ts';
import { isContentReportOpenSql, readContentReports } from './queues/content-report-queue.ts';
import { isConversationReportOpenSql, readConversationReports } from './queues/conversation-report-queue.ts';
import { isObjectionOpenSql, readObjections } from './queues/objection-queue.ts';
import { isProofWaitingSql, readProofs } from './queues/proof-queue.ts';
import { isUndecidedSql, type QueueReader } from './queues/queue-order.ts';
import { isQuoteReportOpenSql, readQuoteReports } from './queues/quote-report-queue.ts';
import { isRequestReportOpenSql, readRequestReports } from './queues/request-report-queue.ts';
import {
  isReviewAppealOpenSql,
  isReviewFlagOpenSql,
  isReviewWaitingSql,
  readReviewAppeals,
  readReviewFlags,
  readWaitingReviews,
} from './queues/review-queues.ts';
import { isVatNumberOpenSql, readVatNumbers } from './queues/vat-queue.ts';
import { contentReports, takedowns } from './tables.ts';

interface QueueDefinition {
  id: PgColumn;
  isOpen: SQL;
  read: QueueReader;
}

const definitions: Record<QueueName, QueueDefinition> = {
  reviews: { id: reviews.id, isOpen: isReviewWaitingSql, read: readWaitingReviews },
  flags: { id: reviewFlags.id, isOpen: isReviewFlagOpenSql, read: readReviewFlags },
  appeals: { id: reviews.id, isOpen: isReviewAppealOpenSql, read: readReviewAppeals },
  'conversation-reports': {
    id: conversationReports.id,
    isOpen: isConversationReportOpenSql,
    read: readConversationReports,
  },
  'client-reports': { id: clientReports.id, isOpen: isClientReportOpenSql, read: readClientReports },
  'request-reports': { id: requestReports.id, isOpen: isRequestReportOpenSql, read: readRequestReports },
  'quote-reports': { id: quoteReports.id, isOpen: isQuoteReportOpenSql, read: readQuoteReports },
  vat: { id: companyProfiles.id, isOpen: isVatNumberOpenSql, read: readVatNumbers },
  facts: { id: companyProofs.id, isOpen: isProofWaitingSql, read: readProofs },
  'content-reports': { id: contentReports.id, isOpen: isContentReportOpenSql, read: readContentReports },
  objections: { id: takedowns.id, isOpen: isObjectionOpenSql, read: readObjections },
};

const countOf = async (db: Db, queue: QueueName): Promise<number> => {
  const { id, isOpen } = definitions[queue];
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::integer as total from ${id.table} where ${isOpen} and ${isUndecidedSql({ queue, id })}`,
  );
  return rows[0]?.total ?? 0;
};

interface Slice {
  limit: number;
  cursor?: number | undefined;
}

export const readQueue = async (
  db: Db,
  queue: QueueName,
  { limit, cursor = 0 }: Slice,
): Promise<ListPage<QueueEntry>> => {
  const [read, total] = await Promise.all([
    definitions[queue].read(db, { afterId: cursor, limit: limit + 1 }),
    countOf(db, queue),
  ]);
  const items = read.slice(0, limit);
  const last = read.length > limit ? items.at(-1) : undefined;
  return { items, total, next: last ? String(last.id) : null };
};

/** Returns each queue that has entries, and since when its first one waits. */
export const readLongestWaitingPerQueue = async (db: Db) => {
  const read = await Promise.all(
    queueNames.map(async (queue) => ({ queue, ...(await readQueue(db, queue, { limit: 1 })) })),
  );
  return read.flatMap(({ queue, items: [first], total }) =>
    first ? [{ queue, count: total, since: first.since }] : [],
  );
};

export const countQueues = async (db: Db) =>
  Object.fromEntries(
    await Promise.all(queueNames.map(async (queue) => [queue, await countOf(db, queue)])),
  ) as Record<QueueName, number>;
