import { useMemo, useState } from 'react';
import type { QueueEntry } from '#features/moderation/core/contract/moderation.ts';
import type { QueueName } from '#features/moderation/core/rules/moderation.ts';

const NONE: ReadonlySet<number> = new Set();

export const detailOf = ({ facts }: QueueEntry, name: QueueEntry['facts'][number]['name']) =>
  facts.find((fact) => fact.name === name)?.value;

/** Many may report one page: reports are shown by kind, and those of one page are decided about together. */
export const useMarkedReports = (queue: QueueName, all: QueueEntry[]) => {
  const isOffered = queue === 'content-reports';
  const [chosen, setChosen] = useState(NONE);
  const [kind, setKind] = useState('');
  const kinds = useMemo(
    () => (isOffered ? [...new Set(all.flatMap((entry) => detailOf(entry, 'kind') ?? []))].toSorted() : []),
    [all, isOffered],
  );
  const shownKind = kinds.includes(kind) ? kind : '';
  const items = useMemo(
    () => (shownKind === '' ? all : all.filter((entry) => detailOf(entry, 'kind') === shownKind)),
    [all, shownKind],
  );
  // Another moderator may have decided about one meanwhile.
  const marked = useMemo(() => items.filter(({ id }) => chosen.has(id)), [items, chosen]);
  const toggle = (id: number) =>
    setChosen((current) => {
      const next = new Set(current);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const sameAs = (entry: QueueEntry) => {
    const address = isOffered ? detailOf(entry, 'address') : undefined;
    return address === undefined ? [] : items.filter((item) => detailOf(item, 'address') === address);
  };
  return {
    isOffered,
    items,
    kinds,
    kind: shownKind,
    setKind,
    marked,
    isMarked: (id: number) => chosen.has(id),
    toggle,
    sameAs,
    markSame: (entry: QueueEntry) => setChosen(new Set(sameAs(entry).map(({ id }) => id))),
    clear: () => setChosen(NONE),
  };
};

export type MarkedReports = ReturnType<typeof useMarkedReports>;
