import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '#design/toast.ts';
import type { Page } from '#kernel/endpoint.ts';
import { decideEntry, type QueueEntry } from '#moderation/contract/moderation.ts';
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

/** Sends a decision; what is decided leaves the list, by whomever it was decided. */
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
    void client.invalidateQueries({ queryKey: deskQuestion.queryKey });
  };

  return async ({ id, seen }: QueueEntry, given: GivenDecision) => {
    try {
      await call(decideEntry, { params: { queue, id }, body: { ...given, seen } });
      leave(id);
      showToast({
        tone: 'success',
        title: given.verdict === 'approve' ? moderating.approved : moderating.withheld,
      });
    } catch (error) {
      const refusal = error instanceof ApiError ? error : new ApiError(0, '');
      fail(refusal, (text) => ({ title: moderating.decisionFailed, text }));
      if (refusal.is(decideEntry, 'changedMeanwhile')) void client.invalidateQueries({ queryKey });
      else if (refusal.status === 409 || refusal.status === 404) leave(id);
    }
  };
};
