import { useState } from 'react';
import type { Page } from '#kernel/endpoint.ts';
import type { QueueEntry } from '#moderation/contract/moderation.ts';
import type { Queue } from '#moderation/rules/moderation.ts';
import { useDecide } from './use-decide.ts';
import { useKeySwitch, useKeys } from './use-keys.ts';

export interface QueueTabProps {
  queue: Queue;
  after: number | undefined;
}

export interface DeskProps extends QueueTabProps {
  page: Page<QueueEntry>;
}

/** Which of them is looked at: it keeps its place when the one before it has gone. */
const usePlace = (items: readonly QueueEntry[]) => {
  const [place, setPlace] = useState(0);
  const at = Math.min(place, items.length - 1);
  const go = (to: number) => setPlace(Math.max(0, Math.min(to, items.length - 1)));
  return { at, entry: items[at], go };
};

type Opened = 'withhold' | 'keys';

export const useDesk = ({ queue, after, page }: DeskProps) => {
  const { at, entry, go } = usePlace(page.items);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [hasKeys, turnKeys] = useKeySwitch();
  const decide = useDecide(queue, after);
  const approve = async () => {
    if (!entry || isSending) return;
    setIsSending(true);
    await decide(entry, { verdict: 'approve' });
    setIsSending(false);
  };
  const act = {
    next: () => go(at + 1),
    previous: () => go(at - 1),
    approve: () => void approve(),
    withhold: () => setOpened('withhold'),
    showKeys: () => setOpened('keys'),
  };
  useKeys({
    '?': act.showKeys,
    ...(hasKeys && {
      j: act.next,
      ArrowDown: act.next,
      k: act.previous,
      ArrowUp: act.previous,
      a: act.approve,
      w: act.withhold,
    }),
  });
  return {
    at,
    entry,
    go,
    act,
    opened,
    isSending,
    decide,
    hasKeys,
    turnKeys,
    close: (one: Opened) => setOpened((now) => (now === one ? null : now)),
  };
};

export type QueueActs = ReturnType<typeof useDesk>['act'];
