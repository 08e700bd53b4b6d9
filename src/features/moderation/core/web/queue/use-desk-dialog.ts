import { useState } from 'react';
import type { ModerationDesk, QueueEntry } from '#features/moderation/core/contract/moderation.ts';
import type { QueueName } from '#features/moderation/core/rules/moderation.ts';
import type { ListPage } from '#kernel/endpoint.ts';

export type DeskDialogName = 'withhold' | 'dismiss' | 'aside' | 'keys';

interface OpenedDialog {
  what: DeskDialogName;
  entry: QueueEntry;
  /** Its place in the list. */
  index: number;
  /** The colleague who has decided about the entry meanwhile. */
  decidedBy: string | undefined;
}

const hasStatement = ({ what }: OpenedDialog) => what === 'withhold' || what === 'dismiss';

/** Returns the page with the entry whose decision is being written, even if somebody else has decided about it. */
export const withEntryKept = (
  page: ListPage<QueueEntry>,
  { entry, index }: Pick<OpenedDialog, 'entry' | 'index'>,
): ListPage<QueueEntry> =>
  page.items.some(({ id }) => id === entry.id)
    ? page
    : { ...page, items: page.items.toSpliced(index, 0, entry), total: page.total + 1 };

/**
 * Holds the open dialog. While reasons are being written, their entry stays in the list, so that no colleague's
 * decision closes the form and takes the words along; it may come back too if the colleague undoes the decision.
 */
export const useDeskDialog = (
  queue: QueueName,
  page: ListPage<QueueEntry> | undefined,
  decided: ModerationDesk['decided'],
) => {
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const kept = opened && hasStatement(opened) ? opened : null;
  const decision = decided.find((one) => one.queue === queue && one.id === kept?.entry.id);
  const hasLeft = kept !== null && !page?.items.some(({ id }) => id === kept.entry.id);
  // Once the decision has taken effect, the desk no longer says whose it was.
  const decidedBy = decision?.username ?? (hasLeft ? kept.decidedBy : undefined);
  if (opened && opened.decidedBy !== decidedBy) setOpened({ ...opened, decidedBy });
  return {
    page: page && kept ? withEntryKept(page, kept) : page,
    opened,
    /** Somebody else has decided about the entry, or it was withdrawn. */
    isOver: hasLeft || decision !== undefined,
    open: (what: DeskDialogName, entry: QueueEntry, index: number) =>
      setOpened({ what, entry, index, decidedBy: undefined }),
    close: (what: DeskDialogName) => setOpened((now) => (now?.what === what ? null : now)),
  };
};

export type DeskDialog = ReturnType<typeof useDeskDialog>;
