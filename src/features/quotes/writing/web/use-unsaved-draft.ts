import { useMemo, useRef, useState } from 'react';
import type { CellParsingRules, QuoteDraft } from '#features/quotes/writing/rules/quote-draft.ts';
import { createFormDraftStorage } from '#web/form/form-draft-storage.ts';

interface Unsaved {
  draft: QuoteDraft;
  base: QuoteDraft;
  unanswered: readonly QuoteDraft[];
  rules: CellParsingRules;
}

/** A draft that an earlier version of this code has stored says neither. */
const withoutAddressee = { addresseeName: '', addresseeAddress: '' };

/** The browser stores a draft that could not be saved, until it can. */
export const useUnsavedDraft = (me: number | undefined, quoteId: number) => {
  // The place belongs to whoever opened the page: once their session ends, nobody is signed in.
  const [place] = useState(() => createFormDraftStorage(me, `unsaved quote ${quoteId}`));
  const isKept = useRef(false);
  return useMemo(
    () => ({
      keep(waiting: Unsaved) {
        isKept.current = true;
        place.store({}, { ...waiting });
      },
      forget() {
        if (isKept.current) place.forget();
        isKept.current = false;
      },
      read(): Unsaved | null {
        const { draft, base, unanswered = [], rules } = place.read({}) as Partial<Unsaved>;
        if (!draft || !base || !rules) return null;
        isKept.current = true;
        const whole = (one: QuoteDraft): QuoteDraft => ({
          ...withoutAddressee,
          ...one,
        });
        return { draft: whole(draft), base: whole(base), unanswered: unanswered.map(whole), rules };
      },
    }),
    [place],
  );
};
