import { useQueryClient } from '@tanstack/react-query';
import type { Page } from '#kernel/endpoint.ts';
import { type Desk, decideEntry, type QueueEntry } from '#moderation/contract/moderation.ts';
import type { Queue, Reason, Verdict } from '#moderation/rules/moderation.ts';
import type { Consequence, TakenKind } from '#moderation/rules/takedowns.ts';
import { deskQuestion, queueQuestion } from '#moderation/web/questions.ts';
import { ApiError, call } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useFailureToast } from '#web/use-failure-toast.ts';

export interface GivenDecision {
  verdict: Verdict;
  reason?: Reason | undefined;
  statement?: string | undefined;
  taken?: { kind: TakenKind; id: number }[] | undefined;
  isGone?: boolean | undefined;
  consequences?: Consequence[] | undefined;
  until?: string | undefined;
}

/** Stores a decision at once; what is decided leaves the list, by whomever it was decided. */
export const useDecide = (queue: Queue, after: number | undefined) => {
  const client = useQueryClient();
  const { moderating } = useStrings();
  const fail = useFailureToast();
  const { queryKey } = queueQuestion(queue, after);

  const leave = (id: number) => {
    client.setQueryData<Page<QueueEntry>>(queryKey, (page) => {
      if (!page?.items.some((one) => one.id === id)) return page;
      return { ...page, items: page.items.filter((one) => one.id !== id), total: page.total - 1 };
    });
    const left = client.getQueryData<Page<QueueEntry>>(queryKey);
    if (left?.items.length === 0) void client.invalidateQueries({ queryKey });
  };
  const refreshDesk = () => void client.invalidateQueries({ queryKey: deskQuestion.queryKey });

  return async ({ id, seen }: QueueEntry, given: GivenDecision) => {
    // The next one is looked at while this one is on its way; it comes back where it was refused.
    const before = client.getQueryData<Page<QueueEntry>>(queryKey);
    leave(id);
    try {
      await call(decideEntry, { params: { queue, id }, body: { ...given, seen } });
    } catch (error) {
      const refusal = error instanceof ApiError ? error : new ApiError(0, '');
      fail(refusal, (text) => ({ title: moderating.decisionFailed, text }));
      const isOver = refusal.is(decideEntry, 'alreadyDecided') || refusal.is(decideEntry, 'notFound');
      if (!isOver && before) client.setQueryData(queryKey, before);
      if (!isOver) void client.invalidateQueries({ queryKey });
    }
    refreshDesk();
  };
};

export type OwnDecision = Desk['mine'][number];
