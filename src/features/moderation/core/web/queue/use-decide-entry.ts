import { useQueryClient } from '@tanstack/react-query';
import {
  decideEntry,
  type ModerationDesk,
  type QueueEntry,
} from '#features/moderation/core/contract/moderation.ts';
import type { DecisionReason, Verdict } from '#features/moderation/core/rules/moderation.ts';
import type { ReportConsequence, TakedownContentKind } from '#features/moderation/core/rules/takedowns.ts';
import { moderationDeskQuery, type QueuePage, queueQuery } from '#features/moderation/core/web/queries.ts';
import type { ListPage } from '#kernel/endpoint.ts';
import { ApiError, callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useFailureToast } from '#web/use-failure-toast.ts';

export interface DecisionValues {
  verdict: Verdict;
  reason?: DecisionReason | undefined;
  statement?: string | undefined;
  taken?: { kind: TakedownContentKind; id: number }[] | undefined;
  isGone?: boolean | undefined;
  consequences?: ReportConsequence[] | undefined;
  until?: string | undefined;
}

/** Stores decisions immediately; decided entries leave the list, whoever decided them. */
export const useDecideEntry = (queuePage: QueuePage) => {
  const { queue } = queuePage;
  const client = useQueryClient();
  const { moderating } = useStrings();
  const fail = useFailureToast();
  const { queryKey } = queueQuery(queuePage);

  const leave = (id: number) => {
    client.setQueryData<ListPage<QueueEntry>>(queryKey, (page) => {
      if (!page?.items.some((item) => item.id === id)) return page;
      return { ...page, items: page.items.filter((item) => item.id !== id), total: page.total - 1 };
    });
  };
  const decideOne = async ({ id, seen }: QueueEntry, decision: DecisionValues) => {
    // The next entry is shown while the decision is sent; a refused decision brings its entry back.
    const previousPage = client.getQueryData<ListPage<QueueEntry>>(queryKey);
    leave(id);
    try {
      await callEndpoint(decideEntry, { params: { queue, id }, body: { ...decision, seen } });
    } catch (error) {
      const refusal = error instanceof ApiError ? error : new ApiError(0, '');
      fail(refusal, (text) => ({ title: moderating.decisionFailed, text }));
      const isOver = refusal.is(decideEntry, 'alreadyDecided') || refusal.is(decideEntry, 'notFound');
      if (!isOver && previousPage) client.setQueryData(queryKey, previousPage);
      if (!isOver) void client.invalidateQueries({ queryKey });
    }
  };
  return async (entries: readonly QueueEntry[], decision: DecisionValues) => {
    // A fetch from before a decision is stored would bring its entry back.
    void client.cancelQueries({ queryKey, exact: true });
    for (const entry of entries) await decideOne(entry, decision);
    const left = client.getQueryData<ListPage<QueueEntry>>(queryKey);
    if (left?.items.length === 0) void client.invalidateQueries({ queryKey });
    // Only now: a count that grows while the others are sent would name a part of what one press takes back.
    void client.invalidateQueries({ queryKey: moderationDeskQuery.queryKey });
  };
};

export type OwnDecision = ModerationDesk['mine'][number];
