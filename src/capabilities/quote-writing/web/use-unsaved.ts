import { useMemo, useRef, useState } from 'react';
import type { CellRules, Draft } from '#quote-writing/rules/draft.ts';
import { keptValues } from '#web/form/kept-values.ts';

interface Unsaved {
  draft: Draft;
  base: Draft;
  unanswered: readonly Draft[];
  rules: CellRules;
}

/** Keeps in the browser what could not be stored, until it can. */
export const useUnsaved = (me: number | undefined, quoteId: number) => {
  // Of whoever opened the page: as their session ends there is nobody any more.
  const [place] = useState(() => keptValues(me, `unsaved quote ${quoteId}`));
  const isKept = useRef(false);
  return useMemo(
    () => ({
      keep(waiting: Unsaved) {
        isKept.current = true;
        place.keep({}, { ...waiting });
      },
      forget() {
        if (isKept.current) place.forget();
        isKept.current = false;
      },
      read(): Unsaved | null {
        const { draft, base, unanswered = [], rules } = place.read({}) as Partial<Unsaved>;
        if (!draft || !base || !rules) return null;
        isKept.current = true;
        return { draft, base, unanswered, rules };
      },
    }),
    [place],
  );
};
