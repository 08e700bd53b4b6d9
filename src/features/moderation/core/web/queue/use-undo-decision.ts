import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { createStore } from '#design/store.ts';
import { showToast } from '#design/toast.ts';
import { undoDecision } from '#features/moderation/core/contract/moderation.ts';
import { isOfAnyQueue, moderationDeskQuery } from '#features/moderation/core/web/queries.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';
import type { OwnDecision } from './use-decide-entry.ts';

const SECOND_MS = 1000;

/** These were decided about in one act, and one press takes all of it back. */
export const bulkDecisionStore = createStore<{ queue: string; ids: readonly number[] } | null>(null);

const nameOf = (decision: OwnDecision | undefined) => decision && `${decision.queue} ${decision.id}`;

/**
 * Returns the moderator's last decision while it can be undone, and a refused one. The server stores both, so a reload,
 * another tab and a closed browser change nothing.
 */
export const useUndoDecision = () => {
  const client = useQueryClient();
  const { moderating } = useStrings();
  const { data: desk } = useQuery(moderationDeskQuery);
  const ownDecisions = desk?.mine ?? [];
  const last = ownDecisions.findLast(({ refusedFor }) => refusedFor === null);
  const refused = ownDecisions.find(({ refusedFor }) => refusedFor !== null);
  const name = nameOf(last);
  const [countdown, setCountdown] = useState({ name, left: last?.secondsLeft ?? 0 });
  if (countdown.name !== name) setCountdown({ name, left: last?.secondsLeft ?? 0 });
  const refetch = () => {
    void client.invalidateQueries({ queryKey: moderationDeskQuery.queryKey });
    void client.invalidateQueries({ predicate: isOfAnyQueue });
  };

  const tick = useEffectEvent(() => {
    if (countdown.left <= 1) void client.invalidateQueries({ queryKey: moderationDeskQuery.queryKey });
    setCountdown(({ left, ...rest }) => ({ ...rest, left: Math.max(0, left - 1) }));
  });
  useEffect(() => {
    if (!name) return undefined;
    const timer = setInterval(() => tick(), SECOND_MS);
    return () => clearInterval(timer);
  }, [name]);

  /** Returns the decisions that were made in one act with this one and can still be undone. */
  const togetherWith = (decision: OwnDecision): readonly OwnDecision[] => {
    const bulk = bulkDecisionStore.get();
    if (bulk?.queue !== decision.queue || !bulk.ids.includes(decision.id)) return [decision];
    return ownDecisions.filter(
      ({ queue, id, refusedFor }) =>
        queue === decision.queue && refusedFor === decision.refusedFor && bulk.ids.includes(id),
    );
  };

  const { change: undo, isBusy } = useMutationWithToast({
    send: (decision: OwnDecision) =>
      Promise.all(
        togetherWith(decision).map(({ queue, id }) => callEndpoint(undoDecision, { params: { queue, id } })),
      ),
    onDone: () => showToast({ tone: 'success', title: moderating.undone }),
    failed: (text) => ({ title: moderating.failed, text }),
    onSettled: refetch,
  });
  const count = last ? togetherWith(last).length : 0;
  return { last, count, left: countdown.left, refused, undo, isBusy };
};
