import { useCallback, useEffect, useState } from 'react';
import { useStore } from '#design/store.ts';
import { showWriting } from '#quote-writing/contract/writers.ts';
import type { Conflict } from '#quote-writing/rules/merge.ts';
import { draftWriters } from '#quotes/web/index.ts';
import { call } from '#web/api-client.ts';
import { useVisitor } from '#web/visitor.ts';
import { useOnLeave } from './use-on-leave.ts';

const SAY_EVERY_MS = 20_000;

const none: ReturnType<typeof draftWriters.get> = new Map();

/** By what is chosen between ('line 7', 'object'), the name of whoever has not chosen yet. */
export type Choosing = ReadonlyMap<string, string>;

export const lineField = (id: number | null) => `line ${id ?? 0}`;

/** What waits here for a choice, as the others know it. A line that they have taken away they do not see. */
const choosingOf = (conflicts: readonly Conflict[]): string[] =>
  conflicts.flatMap(({ at, theirs }) => {
    if (typeof theirs === 'string') return [at];
    return theirs === null ? [] : [lineField(theirs.id)];
  });

/** The company's others who have this draft open, in other tabs too, and what they have not chosen yet; they see mine. */
export const useOthersHere = (
  quoteId: number,
  conflicts: readonly Conflict[],
): { names: string[]; choosing: Choosing } => {
  const me = useVisitor()?.id;
  const [tab] = useState(() => crypto.randomUUID());
  const known = useStore(draftWriters, (all) => all, none);
  const others = [...known.values()]
    .map(({ writer }) => writer)
    .filter((writer) => writer.quoteId === quoteId && writer.tab !== tab);
  const mine = choosingOf(conflicts).join(',');
  const say = useCallback(
    // Nobody misses it.
    (isHere: boolean) => {
      const body = { isHere, tab, choosing: mine === '' ? [] : mine.split(',') };
      void call(showWriting, { params: { id: quoteId }, body }, { isLast: !isHere }).catch(() => undefined);
    },
    [quoteId, tab, mine],
  );
  useEffect(() => {
    const sayWhileSeen = () => document.visibilityState === 'visible' && say(true);
    say(true);
    const timer = setInterval(sayWhileSeen, SAY_EVERY_MS);
    return () => clearInterval(timer);
  }, [say]);
  useOnLeave(() => say(false));
  return {
    names: [...new Set(others.filter(({ writerId }) => writerId !== me).map(({ name }) => name))],
    choosing: new Map(others.flatMap(({ name, choosing }) => choosing.map((at) => [at, name] as const))),
  };
};
