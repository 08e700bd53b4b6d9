import {
  getCaseEvidence,
  getModerationDesk,
  listQueue,
} from '#features/moderation/core/contract/moderation.ts';
import type { QueueName } from '#features/moderation/core/rules/moderation.ts';
import { href } from '#kernel/href.ts';
import { queryFor } from '#web/query.ts';

export type OfficeTabName = QueueName | 'people' | 'categories' | 'figures' | 'log' | 'trail' | 'checks';

const QUEUE_PAGE = '100';

interface OfficeFilters {
  q?: string | undefined;
  kind?: string | undefined;
  isAside?: boolean;
}

export const officeTabHref = (
  tab: OfficeTabName,
  cursor?: string,
  { q, kind, isAside }: OfficeFilters = {},
) =>
  href('/admin', {
    tab: tab === 'reviews' ? undefined : tab,
    q: q || undefined,
    kind: kind || undefined,
    aside: isAside ? 'yes' : undefined,
    after: cursor,
  });

export const moderationDeskQuery = queryFor(getModerationDesk, {});

/** A page of a queue: of what waits, or of what is set aside. */
export interface QueuePage {
  queue: QueueName;
  afterId: number | undefined;
  isAside: boolean;
}

export const queueQuery = ({ queue, afterId, isAside }: QueuePage) =>
  queryFor(listQueue, {
    params: { queue },
    query: { limit: QUEUE_PAGE, cursor: afterId?.toString(), aside: isAside ? 'yes' : undefined },
  });

export const caseEvidenceQuery = (queue: QueueName, id: number) =>
  queryFor(getCaseEvidence, { params: { queue, id } });

interface KeyedQuery {
  queryKey: readonly unknown[];
}

/** Matches the pages of all queues and what is read beside their entries. */
export const isOfAnyQueue = ({ queryKey: [folder] }: KeyedQuery): boolean => folder === '/api/admin/queues';

/** Matches the pages of a queue and what is read beside its entries. */
export const isOfQueue =
  (queue: QueueName) =>
  (query: KeyedQuery): boolean =>
    isOfAnyQueue(query) && String(query.queryKey[1]).split('?')[0] === queue;
