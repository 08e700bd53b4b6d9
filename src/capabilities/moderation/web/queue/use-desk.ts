import { useState } from 'react';
import type { Page } from '#kernel/endpoint.ts';
import type { QueueEntry } from '#moderation/contract/moderation.ts';
import type { Queue } from '#moderation/rules/moderation.ts';
import { useDecide } from './use-decide.ts';
import { useKeySwitch, useKeys } from './use-keys.ts';
import { useUndo } from './use-undo.ts';

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
  const [opened, setOpened] = useState<Opened | null>(null);
  const [hasKeys, turnKeys] = useKeySwitch();
  const decide = useDecide(queue, after);
  const undoing = useUndo(decide);
  // What is decided is out of sight, and back if it is taken back.
  const items = page.items.filter(({ id }) => id !== undoing.held?.entry.id);
  const { at, entry, go } = usePlace(items);
  const act = {
    next: () => go(at + 1),
    previous: () => go(at - 1),
    approve: () => entry && undoing.hold(entry, { verdict: 'approve' }),
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
      o: act.withhold,
    }),
  });
  return {
    items,
    at,
    entry,
    go,
    act,
    opened,
    undoing,
    hasKeys,
    turnKeys,
    close: (one: Opened) => setOpened((now) => (now === one ? null : now)),
  };
};

export type QueueActs = ReturnType<typeof useDesk>['act'];
