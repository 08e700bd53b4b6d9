import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { companyProofs } from '#features/companies/proofs/server/tables.ts';
import { conversationReports } from '#features/messaging/core/server/tables.ts';
import { clientReports } from '#features/moderation/client-reports/server/tables.ts';
import { LARGEST_QUEUE_PAGE } from '#features/moderation/core/contract/fields.ts';
import type { QueueEntry } from '#features/moderation/core/contract/moderation.ts';
import { type QueueName, queueNames } from '#features/moderation/core/rules/moderation.ts';
import { quoteReports } from '#features/quotes/core/server/tables.ts';
import { requestReports } from '#features/requests/core/server/tables.ts';
import { reviewFlags, reviews } from '#features/reviews/core/server/tables.ts';
import type { ListPage } from '#kernel/endpoint.ts';
import type { Db } from '#server/database/db.ts';
import { isClientReportOpen, readClientReports } from './queues/client-report-queue.ts';
import { isContentReportOpen, readContentReports } from './queues/content-report-queue.ts';
import { isConversationReportOpen, readConversationReports } from './queues/conversation-report-queue.ts';
import { isObjectionOpen, readObjections } from './queues/objection-queue.ts';
import { isProofWaiting, readProofs } from './queues/proof-queue.ts';
import { isUndecided, type ReadQueue } from './queues/queue.ts';
import { isQuoteReportOpen, readQuoteReports } from './queues/quote-report-queue.ts';
import { isRequestReportOpen, readRequestReports } from './queues/request-report-queue.ts';
import {
  isAppealed,
  isFlagOpen,
  isReviewWaiting,
  readAppeals,
  readFlags,
  readWaitingReviews,
} from './queues/review-queues.ts';
import { isVatOpen, readVatNumbers } from './queues/vat-queue.ts';
import { contentReports, takedowns } from './tables.ts';

interface QueueDefinition {
  id: PgColumn;
  isOpen: SQL;
  read: ReadQueue;
}

const definitions: Record<QueueName, QueueDefinition> = {
  reviews: { id: reviews.id, isOpen: isReviewWaiting, read: readWaitingReviews },
  flags: { id: reviewFlags.id, isOpen: isFlagOpen, read: readFlags },
  appeals: { id: reviews.id, isOpen: isAppealed, read: readAppeals },
  'conversation-reports': {
    id: conversationReports.id,
    isOpen: isConversationReportOpen,
    read: readConversationReports,
  },
  'client-reports': { id: clientReports.id, isOpen: isClientReportOpen, read: readClientReports },
  'request-reports': { id: requestReports.id, isOpen: isRequestReportOpen, read: readRequestReports },
  'quote-reports': { id: quoteReports.id, isOpen: isQuoteReportOpen, read: readQuoteReports },
  vat: { id: companyProfiles.id, isOpen: isVatOpen, read: readVatNumbers },
  facts: { id: companyProofs.id, isOpen: isProofWaiting, read: readProofs },
  'content-reports': { id: contentReports.id, isOpen: isContentReportOpen, read: readContentReports },
  objections: { id: takedowns.id, isOpen: isObjectionOpen, read: readObjections },
};

const countOf = async (db: Db, queue: QueueName): Promise<number> => {
  const { id, isOpen } = definitions[queue];
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::integer as total from ${id.table} where ${isOpen} and ${isUndecided({ queue, id })}`,
  );
  return rows[0]?.total ?? 0;
};

interface Slice {
  limit?: number | undefined;
  cursor?: number | undefined;
}

export const readQueue = async (
  db: Db,
  queue: QueueName,
  { limit = LARGEST_QUEUE_PAGE, cursor = 0 }: Slice,
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
export const firstOfQueues = async (db: Db) => {
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
