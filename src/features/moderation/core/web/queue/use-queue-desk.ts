import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { QueueEntry } from '#features/moderation/core/contract/moderation.ts';
import { needsReasonsToDismiss } from '#features/moderation/core/rules/moderation.ts';
import {
  isOfQueue,
  moderationDeskQuery,
  officeTabHref,
  type QueuePage,
  queueQuery,
} from '#features/moderation/core/web/queries.ts';
import type { ListPage } from '#kernel/endpoint.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useAnnounceOpenEntry } from './use-announce-open-entry.ts';
import { type DecisionValues, useDecideEntry } from './use-decide-entry.ts';
import { useKeyboardShortcuts, useShortcutsSwitch } from './use-keyboard-shortcuts.ts';
import { useMarkedEntries } from './use-marked-entries.ts';
import { bulkDecisionStore } from './use-undo-decision.ts';

export interface QueueDeskProps extends QueuePage {
  page: ListPage<QueueEntry>;
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
  const foundIndex = items.findIndex(({ id }) => id === place.id);
  const openIndex = foundIndex < 0 ? Math.min(place.index, items.length - 1) : foundIndex;
  const isSettled = place.index === openIndex && place.id === items[openIndex]?.id;
  if (!isSettled) setPlace(placeAt(openIndex));
  const go = (to: number) => setPlace(placeAt(Math.max(0, Math.min(to, items.length - 1))));
  return { openIndex, entry: items[openIndex], go };
};

/** Follows other moderators: refetches the list when the queue's count changes, and returns who has an entry open. */
const useOthers = ({ page, ...queuePage }: QueueDeskProps) => {
  const { queue, isAside } = queuePage;
  const client = useQueryClient();
  const { data: desk } = useQuery(moderationDeskQuery);
  const count = isAside ? desk?.aside[queue] : desk?.[queue];
  const { queryKey } = queueQuery(queuePage);
  const refetchIfChanged = useEffectEvent((waiting: number | undefined) => {
    if (waiting !== undefined && waiting !== page.total) void client.invalidateQueries({ queryKey });
  });
  useEffect(() => refetchIfChanged(count), [count]);
  const notesVersion = desk?.notesVersion;
  const seenVersion = useRef(notesVersion);
  useEffect(() => {
    if (seenVersion.current === notesVersion) return;
    seenVersion.current = notesVersion;
    void client.invalidateQueries({ predicate: isOfQueue(queue) });
  }, [client, queue, notesVersion]);
  return (id: number) => desk?.open.find((entry) => entry.queue === queue && entry.id === id)?.username;
};

type Opened = 'withhold' | 'dismiss' | 'aside' | 'keys';

export const useQueueDesk = (props: QueueDeskProps) => {
  const { page, ...queuePage } = props;
  const { queue } = queuePage;
  const [openedDialog, setOpened] = useState<{ what: Opened; id: number | undefined } | null>(null);
  const openWith = useOthers(props);
  const [hasKeys, turnKeys] = useShortcutsSwitch();
  const decide = useDecideEntry(queuePage);
  const { navigate } = useNavigation();
  const marks = useMarkedEntries(queue, page.items);
  const { items } = marks;
  const { openIndex, entry, go } = usePlace(items, (id) => openWith(id) !== undefined);
  const targets = entry ? marks.decidedWith(entry) : [];
  const decideMarked = async (decision: DecisionValues) => {
    bulkDecisionStore.set({ queue, ids: targets.map(({ id }) => id) });
    marks.clear();
    for (const target of targets) await decide(target, decision);
  };
  useAnnounceOpenEntry(queue, entry?.id);
  const actions = {
    next: () => {
      if (openIndex < items.length - 1) go(openIndex + 1);
      else if (page.next !== null) navigate(officeTabHref(queue, page.next, queuePage));
    },
    previous: () => go(openIndex - 1),
    approve: () =>
      needsReasonsToDismiss(queue)
        ? setOpened({ what: 'dismiss', id: entry?.id })
        : entry && void decideMarked({ verdict: 'approve' }),
    withhold: () => setOpened({ what: 'withhold', id: entry?.id }),
    setAside: () => setOpened({ what: 'aside', id: entry?.id }),
    showKeys: () => setOpened({ what: 'keys', id: entry?.id }),
  };
  useKeyboardShortcuts({
    '?': actions.showKeys,
    ...(hasKeys && {
      j: actions.next,
      ArrowDown: actions.next,
      k: actions.previous,
      ArrowUp: actions.previous,
      o: actions.withhold,
    }),
  });
  return {
    items,
    openIndex,
    entry,
    go,
    actions,
    openWith,
    // A dialog belongs to its entry, so its text is never sent about another that takes its place.
    openedDialog:
      openedDialog && (openedDialog.what === 'keys' || openedDialog.id === entry?.id)
        ? openedDialog.what
        : null,
    targets,
    decideMarked,
    marks,
    hasKeys,
    turnKeys,
    close: (dialog: Opened) => setOpened((now) => (now?.what === dialog ? null : now)),
  };
};

export type QueueDeskHandlers = ReturnType<typeof useQueueDesk>['actions'];
