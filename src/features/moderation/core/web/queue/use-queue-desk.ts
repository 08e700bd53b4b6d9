import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { QueueEntry } from '#features/moderation/core/contract/moderation.ts';
import { needsReasonsToDismiss } from '#features/moderation/core/rules/moderation.ts';
import {
  isOfQueue,
  moderationDeskQuery,
  officeTabHref,
  type QueuePage,
} from '#features/moderation/core/web/queries.ts';
import type { ListPage } from '#kernel/endpoint.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useAnnounceOpenEntry } from './use-announce-open-entry.ts';
import { type DecisionValues, useDecideEntry } from './use-decide-entry.ts';
import type { DeskDialog, DeskDialogName } from './use-desk-dialog.ts';
import { useKeyboardShortcuts, useShortcutsSwitch } from './use-keyboard-shortcuts.ts';
import { useMarkedEntries } from './use-marked-entries.ts';
import { bulkDecisionStore } from './use-undo-decision.ts';

export interface QueueDeskProps extends QueuePage {
  page: ListPage<QueueEntry>;
  dialog: DeskDialog;
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

/** Follows other moderators' notes, and returns who has an entry open. */
const useOthers = ({ queue }: QueueDeskProps) => {
  const client = useQueryClient();
  const { data: desk } = useQuery(moderationDeskQuery);
  const notesVersion = desk?.notesVersion;
  const seenVersion = useRef(notesVersion);
  useEffect(() => {
    if (seenVersion.current === notesVersion) return;
    seenVersion.current = notesVersion;
    void client.invalidateQueries({ predicate: isOfQueue(queue) });
  }, [client, queue, notesVersion]);
  return (id: number) => desk?.open.find((entry) => entry.queue === queue && entry.id === id)?.username;
};

export const useQueueDesk = (props: QueueDeskProps) => {
  const { page, dialog, ...queuePage } = props;
  const { queue } = queuePage;
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
    await decide(targets, decision);
  };
  useAnnounceOpenEntry(queue, entry?.id);
  const openDialog = (what: DeskDialogName) => entry && dialog.open(what, entry, page.items.indexOf(entry));
  const actions = {
    next: () => {
      if (openIndex < items.length - 1) go(openIndex + 1);
      else if (page.next !== null) navigate(officeTabHref(queue, page.next, queuePage));
    },
    previous: () => go(openIndex - 1),
    approve: () =>
      needsReasonsToDismiss(queue)
        ? openDialog('dismiss')
        : entry && void decideMarked({ verdict: 'approve' }),
    withhold: () => openDialog('withhold'),
    setAside: () => openDialog('aside'),
    showKeys: () => openDialog('keys'),
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
      dialog.opened && (dialog.opened.what === 'keys' || dialog.opened.entry.id === entry?.id)
        ? dialog.opened.what
        : null,
    targets,
    decideMarked,
    marks,
    hasKeys,
    turnKeys,
  };
};

export type QueueDeskHandlers = ReturnType<typeof useQueueDesk>['actions'];
