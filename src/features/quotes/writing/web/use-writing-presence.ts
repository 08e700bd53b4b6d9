import { useCallback, useEffect, useState } from 'react';
import { useStore } from '#design/store.ts';
import { draftWritersStore } from '#features/quotes/core/web/index.ts';
import { reportWritingPresence } from '#features/quotes/writing/contract/writing-presence.ts';
import type { MergeConflict } from '#features/quotes/writing/rules/merge-drafts.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useVisitor } from '#web/visitor.ts';
import { useOnPageLeave } from './use-on-page-leave.ts';

const HEARTBEAT_MS = 20_000;

const none: ReturnType<typeof draftWritersStore.get> = new Map();

/** It maps what is chosen between ('line 7', 'object') to the name of the person who has not chosen yet. */
export type ChooserNameByField = ReadonlyMap<string, string>;

export const conflictFieldOfLine = (id: number | null) => `line ${id ?? 0}`;

/** The others learn which choices are open here, but not about lines that they have removed. */
const choosingOf = (conflicts: readonly MergeConflict[]): string[] =>
  conflicts.flatMap(({ at, theirs }) => {
    if (typeof theirs === 'string') return [at];
    return theirs === null ? [] : [conflictFieldOfLine(theirs.id)];
  });

/** Returns the company's others who have this draft open, in other tabs too, with their open choices; they see mine. */
export const useWritingPresence = (
  quoteId: number,
  conflicts: readonly MergeConflict[],
): { names: string[]; choosing: ChooserNameByField } => {
  const me = useVisitor()?.id;
  const [tab] = useState(() => crypto.randomUUID());
  const writers = useStore(draftWritersStore, (all) => all, none);
  const otherWriters = [...writers.values()]
    .map(({ writer }) => writer)
    .filter((writer) => writer.quoteId === quoteId && writer.tab !== tab);
  const ownChoices = choosingOf(conflicts).join(',');
  const announce = useCallback(
    // A lost heartbeat harms nobody.
    (isHere: boolean) => {
      const body = { isHere, tab, choosing: ownChoices === '' ? [] : ownChoices.split(',') };
      void callEndpoint(reportWritingPresence, { params: { id: quoteId }, body }, { isLast: !isHere }).catch(
        () => undefined,
      );
    },
    [quoteId, tab, ownChoices],
  );
  useEffect(() => {
    const announceWhileVisible = () => document.visibilityState === 'visible' && announce(true);
    announce(true);
    const timer = setInterval(announceWhileVisible, HEARTBEAT_MS);
    return () => clearInterval(timer);
  }, [announce]);
  useOnPageLeave(() => announce(false));
  return {
    names: [...new Set(otherWriters.filter(({ writerId }) => writerId !== me).map(({ name }) => name))],
    choosing: new Map(
      otherWriters.flatMap(({ name, choosing }) => choosing.map((at) => [at, name] as const)),
    ),
  };
};
