import { getDesk, getEvidence, listQueue } from '#moderation/contract/moderation.ts';
import type { Queue } from '#moderation/rules/moderation.ts';
import { questionFor } from '#web/query.ts';

export type OfficeTab = Queue | 'people' | 'categories' | 'figures' | 'log' | 'trail' | 'checks';

const QUEUE_PAGE = '25';

interface Looked {
  q?: string | undefined;
  kind?: string | undefined;
}

export const addressOfOfficeTab = (tab: OfficeTab, after?: string, { q, kind }: Looked = {}) => {
  const search = new URLSearchParams({
    ...(tab === 'reviews' ? {} : { tab }),
    ...(q ? { q } : {}),
    ...(kind ? { kind } : {}),
    ...(after === undefined ? {} : { after }),
  }).toString();
  return search ? `/admin?${search}` : '/admin';
};

export const deskQuestion = questionFor(getDesk, {});

export const queueQuestion = (queue: Queue, after?: number) =>
  questionFor(listQueue, { params: { queue }, query: { limit: QUEUE_PAGE, cursor: after?.toString() } });

export const evidenceQuestion = (queue: Queue, id: number) =>
  questionFor(getEvidence, { params: { queue, id } });
