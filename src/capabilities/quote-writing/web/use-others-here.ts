import { useEffect, useMemo, useRef } from 'react';
import { useStore } from '#design/store.ts';
import { showWriting } from '#quote-writing/contract/writers.ts';
import { draftWriters } from '#quotes/web/index.ts';
import { call } from '#web/api-client.ts';
import { useVisitor } from '#web/visitor.ts';

const SAY_EVERY_MS = 20_000;

const none: ReturnType<typeof draftWriters.get> = new Map();

/** The names of the company's others who have this draft open; they see mine. */
export const useOthersHere = (quoteId: number): string[] => {
  const me = useVisitor()?.id;
  const known = useStore(draftWriters, (all) => all, none);
  const others = useMemo(
    () =>
      [...known.values()]
        .map(({ writer }) => writer)
        .filter((writer) => writer.quoteId === quoteId && writer.writerId !== me),
    [known, quoteId, me],
  );
  useEffect(() => {
    // Nobody misses it.
    const say = (isHere: boolean) =>
      void call(showWriting, { params: { id: quoteId }, body: { isHere } }, { isLast: !isHere }).catch(
        () => undefined,
      );
    const show = () => say(document.visibilityState === 'visible');
    const leave = () => say(false);
    say(true);
    const timer = setInterval(() => document.visibilityState === 'visible' && say(true), SAY_EVERY_MS);
    document.addEventListener('visibilitychange', show);
    addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', show);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [quoteId]);
  // Who has just come is told that I am here.
  const met = useRef<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const isNew = others.some(({ writerId }) => !met.current.has(writerId));
    met.current = new Set(others.map(({ writerId }) => writerId));
    if (isNew)
      void call(showWriting, { params: { id: quoteId }, body: { isHere: true } }).catch(() => undefined);
  }, [others, quoteId]);
  return others.map(({ name }) => name);
};
