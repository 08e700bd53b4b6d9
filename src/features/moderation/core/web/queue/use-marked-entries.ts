import { useState } from 'react';
import type { QueueEntry } from '#features/moderation/core/contract/moderation.ts';
import type { QueueName } from '#features/moderation/core/rules/moderation.ts';

const NONE: ReadonlySet<number> = new Set();

export const detailOf = ({ facts }: QueueEntry, name: QueueEntry['facts'][number]['name']) =>
  facts.find((fact) => fact.name === name)?.value;

/** A decision about several is made where one look can do for all. A document is opened before each decision. */
const markable: readonly QueueName[] = ['content-reports', 'vat', 'reviews', 'flags'];

/** Entries of these queues are alike, so that all shown ones can be marked by one press. */
const markableAtOnce: readonly QueueName[] = ['vat'];

/** Returns the entries from one to another, in either direction. */
export const rangeBetween = <Item>(items: readonly Item[], from: Item | undefined, to: Item): Item[] => {
  const [start, end] = [from === undefined ? -1 : items.indexOf(from), items.indexOf(to)];
  return start < 0 ? [to] : items.slice(Math.min(start, end), Math.max(start, end) + 1);
};

/** The entries of these queues are shown by this detail. */
const kindDetail: Partial<Record<QueueName, QueueEntry['facts'][number]['name']>> = {
  'content-reports': 'kind',
  vat: 'vatCheck',
  facts: 'fact',
};

/** Many may report one page, or write about one company. */
const targetOf = (queue: QueueName, entry: QueueEntry): string | undefined => {
  if (queue === 'content-reports') return detailOf(entry, 'address');
  return queue === 'vat' ? undefined : entry.company?.id.toString();
};

/** Reports of one page stand together, where the first of them waits; each other entry stands alone. */
export const groupByReportedPage = (queue: QueueName, entries: QueueEntry[]): QueueEntry[][] =>
  queue === 'content-reports'
    ? [...Map.groupBy(entries, (entry) => targetOf(queue, entry)).values()]
    : entries.map((entry) => [entry]);

/** Entries are shown by kind, and several are decided about in one act. */
export const useMarkedEntries = (queue: QueueName, all: QueueEntry[]) => {
  const isOffered = markable.includes(queue);
  const kindName = kindDetail[queue];
  const [chosen, setChosen] = useState(NONE);
  const [toggledId, setToggledId] = useState<number>();
  const [kind, setKind] = useState('');
  const kindOf = (entry: QueueEntry) => (kindName ? detailOf(entry, kindName) : undefined);
  const kinds = [...Map.groupBy(all, kindOf)]
    .flatMap(([value, { length }]) => (value === undefined ? [] : [{ value, count: length }]))
    .toSorted((a, b) => (a.value < b.value ? -1 : 1));
  const shownKind = kinds.some(({ value }) => value === kind) ? kind : '';
  const shown = shownKind === '' ? all : all.filter((entry) => kindOf(entry) === shownKind);
  const groups = groupByReportedPage(queue, shown);
  const items = groups.flat();
  // Another moderator may have decided about one meanwhile.
  const marked = items.filter(({ id }) => chosen.has(id));
  /** Content is taken down from one page: an entry of another page begins a new selection. */
  const isOfMarkedPage = (entry: QueueEntry) =>
    queue !== 'content-reports' || marked.every((item) => targetOf(queue, item) === targetOf(queue, entry));
  /** With `isRange`, the entries since the last one that was pressed get the same mark. */
  const toggle = (entry: QueueEntry, isRange: boolean) => {
    const last = items.find(({ id }) => id === toggledId);
    const isMarking = !chosen.has(entry.id);
    const pressed = rangeBetween(items, isRange ? last : undefined, entry).filter(
      (item) => queue !== 'content-reports' || targetOf(queue, item) === targetOf(queue, entry),
    );
    const next = new Set(isOfMarkedPage(entry) ? chosen : NONE);
    for (const { id } of pressed) {
      if (isMarking) next.add(id);
      else next.delete(id);
    }
    setChosen(next);
    setToggledId(entry.id);
  };
  const sameAs = (entry: QueueEntry) => {
    const target = isOffered ? targetOf(queue, entry) : undefined;
    return target === undefined ? [] : items.filter((item) => targetOf(queue, item) === target);
  };
  return {
    isOffered,
    isAllOffered: markableAtOnce.includes(queue) && items.length > 1,
    groups,
    items,
    kindName,
    kinds,
    kind: shownKind,
    setKind,
    marked,
    isMarked: (id: number) => chosen.has(id),
    /** The open entry is decided about with the marked ones if it is one of them, else alone. */
    decidedWith: (entry: QueueEntry) => (marked.includes(entry) ? marked : [entry]),
    toggle,
    sameAs,
    markAll: () => setChosen(new Set(items.map(({ id }) => id))),
    markSame: (entry: QueueEntry) => setChosen(new Set(sameAs(entry).map(({ id }) => id))),
    /** Counts the kinds of entries, the most frequent first. */
    kindsOf: (entries: QueueEntry[]) =>
      [...Map.groupBy(entries, kindOf)]
        .flatMap(([value, { length }]) => (value === undefined ? [] : [{ value, count: length }]))
        .toSorted((a, b) => b.count - a.count),
    clear: () => setChosen(NONE),
  };
};

export type MarkedEntries = ReturnType<typeof useMarkedEntries>;
