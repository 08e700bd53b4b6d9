import { and, eq, type SQL, sql } from 'drizzle-orm';
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
import { isSetAsideSql, isUndecidedSql, type QueueOrder, type QueueReader } from './queues/queue-order.ts';
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
import { addWhatModeratorsAdded } from './set-aside-and-notes.ts';
import { caseNotes, setAsideEntries } from './tables.ts';

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
  /** So many more are set aside. */
  aside: number;
}

const readQueueState = async (db: Db, queue: QueueName): Promise<QueueState> => {
  const { turn, isOpen } = definitions[queue];
  const { rows } = await db.execute<{ count: number; since: Date | null; aside: number }>(sql`
    select count(*) filter (where not is_aside)::integer as count, min(since) filter (where not is_aside) as since,
      count(*) filter (where is_aside)::integer as aside
    from (select ${turn.since} as since, ${isSetAsideSql(turn)} as is_aside
      from ${turn.id.table} where ${isOpen} and ${isUndecidedSql(turn)}) entries`);
  const { count = 0, since = null, aside = 0 } = rows[0] ?? {};
  return { count, since: since && new Date(since).toISOString(), aside };
};

/** Returns since when an undecided entry waits, and holds up decisions about it until the transaction ends. */
export const lockWaitingEntry = async (
  transaction: Db,
  queue: QueueName,
  id: number,
): Promise<{ since: string | null } | undefined> => {
  const { turn, isOpen } = definitions[queue];
  // As text it has its microseconds too.
  const { rows } = await transaction.execute<{ since: string | null }>(sql`
    select (${turn.since})::text as since from ${turn.id.table}
    where ${turn.id} = ${id} and ${isOpen} and ${isUndecidedSql(turn)} for share`);
  return rows[0];
};

/** Deletes what moderators added to entries that left their queue in another way than by a decision. */
export const forgetClosedCases = async (db: Db) => {
  for (const queue of queueNames) {
    const { turn, isOpen } = definitions[queue];
    for (const added of [setAsideEntries, caseNotes])
      await db
        .delete(added)
        .where(
          and(
            eq(added.queue, queue),
            sql`not exists (select from ${turn.id.table} where ${turn.id} = ${added.entryId} and ${isOpen})`,
          ),
        );
  }
};

interface Slice {
  limit: number;
  cursor?: number | undefined;
  aside?: 'yes' | undefined;
}

export const readQueue = async (
  db: Db,
  queue: QueueName,
  { limit, cursor = 0, aside }: Slice,
): Promise<ListPage<QueueEntry>> => {
  const isAside = aside === 'yes';
  const [read, state] = await Promise.all([
    definitions[queue].read(db, { afterId: cursor, limit: limit + 1, isAside }),
    readQueueState(db, queue),
  ]);
  const items = await addWhatModeratorsAdded(db, queue, read.slice(0, limit), isAside);
  const last = read.length > limit ? items.at(-1) : undefined;
  return { items, total: isAside ? state.aside : state.count, next: last ? String(last.id) : null };
};

/** Returns for each queue how many entries wait, and since when the first one does. */
export const readQueueStates = async (db: Db) =>
  Object.fromEntries(
    await Promise.all(queueNames.map(async (queue) => [queue, await readQueueState(db, queue)])),
  ) as Record<QueueName, QueueState>;
