import { useCallback, useEffect, useRef, useState } from 'react';
import {
  emptyDraftHistory,
  hasSameDraftShape,
  recordDraftStep,
  type undoDraftStep,
} from '#features/quotes/writing/rules/draft-history.ts';
import { mergedDraftFields } from '#features/quotes/writing/rules/merge-drafts.ts';
import type { QuoteDraft } from '#features/quotes/writing/rules/quote-draft.ts';

const changedFields: readonly (keyof QuoteDraft)[] = ['sections', ...mergedDraftFields];

const TICKED: ReadonlySet<string> = new Set(['checkbox', 'radio']);

export const isTextField = (element: EventTarget | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !TICKED.has(element.type));

/** Steps of a draft go back and forth. All that is typed in a field at one go is one step. */
export const useDraftHistory = () => {
  const [history, setHistory] = useState(emptyDraftHistory);
  const steps = useRef(history);
  const typedIn = useRef<Element | null>(null);

  const remember = useCallback((next: typeof emptyDraftHistory) => {
    steps.current = next;
    setHistory(next);
  }, []);

  const noteChange = useCallback(
    (previous: QuoteDraft, next: QuoteDraft) => {
      const field = document.activeElement;
      const isTyping = isTextField(field) && hasSameDraftShape(previous, next);
      const isChanged = changedFields.some((name) => previous[name] !== next[name]);
      if (isChanged && (!isTyping || typedIn.current !== field))
        remember(recordDraftStep(steps.current, previous));
      if (isChanged) typedIn.current = isTyping ? field : null;
    },
    [remember],
  );

  /** Returns the draft a step back or forth; null if there is none. */
  const takeStep = useCallback(
    (to: typeof undoDraftStep, draft: QuoteDraft): QuoteDraft | null => {
      const stepped = to(steps.current, draft);
      if (!stepped) return null;
      typedIn.current = null;
      remember(stepped.history);
      return stepped.draft;
    },
    [remember],
  );

  useEffect(() => {
    const enter = () => {
      typedIn.current = null;
    };
    document.addEventListener('focusin', enter);
    return () => document.removeEventListener('focusin', enter);
  }, []);

  return { history, steps, remember, noteChange, takeStep };
};
