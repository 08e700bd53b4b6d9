import { type SQL, sql } from 'drizzle-orm';
import type { QueueEntry } from '#features/moderation/core/contract/moderation.ts';
import { type QueueName, queueNames } from '#features/moderation/core/rules/moderation.ts';
import type { ListPage } from '#kernel/endpoint.ts';
import type { Db } from '#server/database/db.ts';
import { clientReportTurn, isClientReportOpenSql, readClientReports } from './queues/client-report-queue.ts';
import {
  contentReportTurn,
  isContentReportOpenSql,
  readContentReports,
} from './queues/content-report-queue.ts';
import {
  conversationReportTurn,
  isConversationReportOpenSql,
  readConversationReports,
} from './queues/conversation-report-queue.ts';
import { isObjectionOpenSql, objectionTurn, readObjections } from './queues/objection-queue.ts';
import { isProofWaitingSql, proofTurn, readProofs } from './queues/proof-queue.ts';
import { isUndecidedSql, type QueueOrder, type QueueReader } from './queues/queue-order.ts';
import { isQuoteReportOpenSql, quoteReportTurn, readQuoteReports } from './queues/quote-report-queue.ts';
import {
  isRequestReportOpenSql,
  readRequestReports,
  requestReportTurn,
} from './queues/request-report-queue.ts';
import {
  isReviewAppealOpenSql,
  isReviewFlagOpenSql,
  isReviewWaitingSql,
  readReviewAppeals,
  readReviewFlags,
  readWaitingReviews,
  reviewAppealTurn,
  reviewFlagTurn,
  waitingReviewTurn,
} from './queues/review-queues.ts';
import { isVatNumberOpenSql, readVatNumbers, vatTurn } from './queues/vat-queue.ts';

interface QueueDefinition {
  turn: QueueOrder;
  isOpen: SQL;
  read: QueueReader;
}

const definitions: Record<QueueName, QueueDefinition> = {
  reviews: { turn: waitingReviewTurn, isOpen: isReviewWaitingSql, read: readWaitingReviews },
  flags: { turn: reviewFlagTurn, isOpen: isReviewFlagOpenSql, read: readReviewFlags },
  appeals: { turn: reviewAppealTurn, isOpen: isReviewAppealOpenSql, read: readReviewAppeals },
  'conversation-reports': {
    turn: conversationReportTurn,
    isOpen: isConversationReportOpenSql,
    read: readConversationReports,
  },
  'client-reports': { turn: clientReportTurn, isOpen: isClientReportOpenSql, read: readClientReports },
  'request-reports': { turn: requestReportTurn, isOpen: isRequestReportOpenSql, read: readRequestReports },
  'quote-reports': { turn: quoteReportTurn, isOpen: isQuoteReportOpenSql, read: readQuoteReports },
  vat: { turn: vatTurn, isOpen: isVatNumberOpenSql, read: readVatNumbers },
  facts: { turn: proofTurn, isOpen: isProofWaitingSql, read: readProofs },
  'content-reports': { turn: contentReportTurn, isOpen: isContentReportOpenSql, read: readContentReports },
  objections: { turn: objectionTurn, isOpen: isObjectionOpenSql, read: readObjections },
};

interface QueueState {
  count: number;
  /** Its first entry waits since then. */
  since: string | null;
}

const readQueueState = async (db: Db, queue: QueueName): Promise<QueueState> => {
  const { turn, isOpen } = definitions[queue];
  const { rows } = await db.execute<{ count: number; since: Date | null }>(sql`
    select count(*)::integer as count, min(${turn.since}) as since
    from ${turn.id.table} where ${isOpen} and ${isUndecidedSql(turn)}`);
  const { count = 0, since = null } = rows[0] ?? {};
  return { count, since: since && new Date(since).toISOString() };
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
  const [read, { count: total }] = await Promise.all([
    definitions[queue].read(db, { afterId: cursor, limit: limit + 1 }),
    readQueueState(db, queue),
  ]);
  const items = read.slice(0, limit);
  const last = read.length > limit ? items.at(-1) : undefined;
  return { items, total, next: last ? String(last.id) : null };
};

/** Returns for each queue how many entries wait, and since when the first one does. */
export const readQueueStates = async (db: Db) =>
  Object.fromEntries(
    await Promise.all(queueNames.map(async (queue) => [queue, await readQueueState(db, queue)])),
  ) as Record<QueueName, QueueState>;
