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
}

export const officeTabHref = (tab: OfficeTabName, cursor?: string, { q, kind }: OfficeFilters = {}) =>
  href('/admin', {
    tab: tab === 'reviews' ? undefined : tab,
    q: q || undefined,
    kind: kind || undefined,
    after: cursor,
  });

export const moderationDeskQuery = queryFor(getModerationDesk, {});

export const queueQuery = (queue: QueueName, cursor?: number) =>
  queryFor(listQueue, { params: { queue }, query: { limit: QUEUE_PAGE, cursor: cursor?.toString() } });

export const caseEvidenceQuery = (queue: QueueName, id: number) =>
  queryFor(getCaseEvidence, { params: { queue, id } });
