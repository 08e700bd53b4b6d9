import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { linesOfSections } from '#features/quotes/core/rules/quote-content.ts';
import type { QuoteDraft } from '#features/quotes/writing/rules/quote-draft.ts';

const NONE: ReadonlySet<string> = new Set();

export type OnMarkLine = (key: string, isMarked: boolean, isRange: boolean) => void;

/** Several lines are marked to be changed at once. With Shift, all lines since the last press are. */
export const useMarkedLines = (draft: QuoteDraft) => {
  const [chosen, setChosen] = useState(NONE);
  const keys = useMemo(() => linesOfSections(draft.sections).map(({ key }) => key), [draft.sections]);
  const order = useRef(keys);
  useEffect(() => {
    order.current = keys;
  });
  const last = useRef<string | null>(null);
  const mark = useCallback<OnMarkLine>((key, isMarked, isRange) => {
    const from = isRange && last.current !== null ? order.current.indexOf(last.current) : -1;
    const to = order.current.indexOf(key);
    last.current = key;
    const range = from < 0 ? [key] : order.current.slice(Math.min(from, to), Math.max(from, to) + 1);
    setChosen((current) => {
      const next = new Set(current);
      for (const one of range) {
        if (isMarked) next.add(one);
        else next.delete(one);
      }
      return next;
    });
  }, []);
  const markAll = useCallback((isMarked: boolean) => setChosen(isMarked ? new Set(order.current) : NONE), []);
  // A line that somebody else has removed meanwhile is no longer marked.
  const marked = useMemo(
    () => (chosen.size === 0 ? NONE : new Set(keys.filter((key) => chosen.has(key)))),
    [chosen, keys],
  );
  return { marked, isAllMarked: keys.length > 0 && marked.size === keys.length, mark, markAll };
};

export type MarkedLines = ReturnType<typeof useMarkedLines>;
