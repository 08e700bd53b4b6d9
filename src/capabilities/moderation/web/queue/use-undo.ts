import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { showToast } from '#design/toast.ts';
import { undoDecision } from '#moderation/contract/moderation.ts';
import { deskQuestion } from '#moderation/web/questions.ts';
import { call } from '#web/api-client.ts';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { useChange } from '#web/use-change.ts';
import type { OwnDecision } from './use-decide.ts';

const SECOND_MS = 1000;

const nameOf = (one: OwnDecision | undefined) => one && `${one.queue} ${one.id}`;

/**
 * One's own decision of last, for as long as it can be undone, and whatever took no effect. The server keeps both: a
 * reload, another tab of the office and a closed browser change nothing.
 */
export const useUndo = () => {
  const client = useQueryClient();
  const { moderating } = useStrings();
  const { answer: desk } = useOutcome(deskQuestion);
  const mine = desk?.mine ?? [];
  const last = mine.findLast(({ refusedFor }) => refusedFor === null);
  const refused = mine.find(({ refusedFor }) => refusedFor !== null);
  const name = nameOf(last);
  const [counted, setCounted] = useState({ name, left: last?.secondsLeft ?? 0 });
  if (counted.name !== name) setCounted({ name, left: last?.secondsLeft ?? 0 });
  const refresh = () => {
    void client.invalidateQueries({ queryKey: deskQuestion.queryKey });
    void client.invalidateQueries({
      predicate: ({ queryKey: [key] }) => String(key).includes('/admin/queues/'),
    });
  };

  const tick = useEffectEvent(() => {
    if (counted.left <= 1) void client.invalidateQueries({ queryKey: deskQuestion.queryKey });
    setCounted(({ left, ...rest }) => ({ ...rest, left: Math.max(0, left - 1) }));
  });
  useEffect(() => {
    if (!name) return undefined;
    const timer = setInterval(() => tick(), SECOND_MS);
    return () => clearInterval(timer);
  }, [name]);

  const { change: undo, isBusy } = useChange({
    send: ({ queue, id }: OwnDecision) => call(undoDecision, { params: { queue, id } }),
    onDone: () => showToast({ tone: 'success', title: moderating.undone }),
    failed: (text) => ({ title: moderating.failed, text }),
    onSettled: refresh,
  });
  return { last, left: counted.left, refused, undo, isBusy };
};
