import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Page } from '#kernel/endpoint.ts';
import type { QueueEntry } from '#moderation/contract/moderation.ts';
import { needsReasonsToDismiss, type Queue } from '#moderation/rules/moderation.ts';
import { deskQuestion, queueQuestion } from '#moderation/web/questions.ts';
import { useOutcome } from '#web/query.ts';
import { useDecide } from './use-decide.ts';
import { useKeySwitch, useKeys } from './use-keys.ts';
import { useOpening } from './use-opening.ts';

export interface QueueTabProps {
  queue: Queue;
  after: number | undefined;
}

export interface DeskProps extends QueueTabProps {
  page: Page<QueueEntry>;
}

interface Place {
  index: number;
  id: number | undefined;
}

/**
 * Which of them is looked at: it stays the one when others come or go, and gives its place to the next when it goes
 * itself. To begin with, the first that nobody else has open.
 */
const usePlace = (items: readonly QueueEntry[], isElsewhere: (id: number) => boolean) => {
  const placeAt = (index: number): Place => ({ index, id: items[index]?.id });
  const [place, setPlace] = useState(() =>
    placeAt(
      Math.max(
        0,
        items.findIndex(({ id }) => !isElsewhere(id)),
      ),
    ),
  );
  const found = items.findIndex(({ id }) => id === place.id);
  const at = found < 0 ? Math.min(place.index, items.length - 1) : found;
  const isSettled = place.index === at && place.id === items[at]?.id;
  if (!isSettled) setPlace(placeAt(at));
  const go = (to: number) => setPlace(placeAt(Math.max(0, Math.min(to, items.length - 1))));
  return { at, entry: items[at], go };
};

/** What is waited for in this queue by the others' pages, and the list again once it is not as long any more. */
const useOthers = ({ queue, after, page }: DeskProps) => {
  const client = useQueryClient();
  const { answer: desk } = useOutcome(deskQuestion);
  const count = desk?.[queue];
  const { queryKey } = queueQuestion(queue, after);
  const askAnew = useEffectEvent((waiting: number | undefined) => {
    if (waiting !== undefined && waiting !== page.total) void client.invalidateQueries({ queryKey });
  });
  useEffect(() => askAnew(count), [count]);
  return (id: number) => desk?.open.find((one) => one.queue === queue && one.id === id)?.username;
};

type Opened = 'withhold' | 'dismiss' | 'keys';

export const useDesk = (props: DeskProps) => {
  const { queue, after, page } = props;
  const [opened, setOpened] = useState<{ what: Opened; id: number | undefined } | null>(null);
  const openWith = useOthers(props);
  const [hasKeys, turnKeys] = useKeySwitch();
  const decide = useDecide(queue, after);
  const { items } = page;
  const { at, entry, go } = usePlace(items, (id) => openWith(id) !== undefined);
  useOpening(queue, entry?.id);
  const act = {
    next: () => go(at + 1),
    previous: () => go(at - 1),
    approve: () =>
      needsReasonsToDismiss(queue)
        ? setOpened({ what: 'dismiss', id: entry?.id })
        : entry && void decide(entry, { verdict: 'approve' }),
    withhold: () => setOpened({ what: 'withhold', id: entry?.id }),
    showKeys: () => setOpened({ what: 'keys', id: entry?.id }),
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
    openWith,
    // What is said about one is never sent about another that takes its place meanwhile.
    opened: opened && (opened.what === 'keys' || opened.id === entry?.id) ? opened.what : null,
    decide,
    hasKeys,
    turnKeys,
    close: (one: Opened) => setOpened((now) => (now?.what === one ? null : now)),
  };
};

export type QueueActs = ReturnType<typeof useDesk>['act'];
