import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft } from '#quote-writing/rules/draft.ts';
import {
  emptyHistory,
  isSameShape,
  redoNext,
  stepFrom,
  undoLast,
  withTheirs,
} from '#quote-writing/rules/draft-history.ts';
import { type Conflict, mergeDrafts, mergedFields } from '#quote-writing/rules/merge.ts';
import { changeQuote, getQuote } from '#quotes/contract/quotes.ts';
import type { Quote } from '#quotes/contract/shapes.ts';
import { quoteQuestion } from '#quotes/web/index.ts';
import { ApiError, call } from '#web/api-client.ts';
import { useStrings, useStringsSource } from '#web/strings.tsx';
import { useFailureToast } from '#web/use-failure-toast.ts';
import { draftOf, quoteBodyOf, withIds } from './draft-of.ts';

const REST_MS = 800;

const changedFields: readonly (keyof Draft)[] = ['sections', ...mergedFields];

const TICKED: ReadonlySet<string> = new Set(['checkbox', 'radio']);

export const isTextField = (element: EventTarget | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !TICKED.has(element.type));

type Saving = 'saved' | 'saving' | 'waiting' | 'failed';

/**
 * A draft that saves itself once one rests. Where somebody else has saved meanwhile, both are merged, and what both have
 * changed is handed out to be settled.
 */
export const useQuoteDraft = (quote: Quote) => {
  const { quoting } = useStrings();
  const { language } = useStringsSource();
  const client = useQueryClient();
  const fail = useFailureToast();
  const failing = useRef(fail);
  useEffect(() => {
    failing.current = fail;
  });
  const [draft, setDraft] = useState(() => draftOf(quote, language));
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [saving, setSaving] = useState<Saving>('saved');
  const [savedAt, setSavedAt] = useState(quote.changedAt);
  const [history, setHistory] = useState(emptyHistory);
  const steps = useRef(history);
  /** The field that is being typed in: all that is typed there at one go is one step. */
  const typedIn = useRef<Element | null>(null);
  const now = useRef(draft);
  const known = useRef({ base: draft, revision: quote.revision });
  const underWay = useRef<Promise<boolean> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { id, isChange, requestId } = quote;

  const show = useCallback((next: Draft) => {
    now.current = next;
    setDraft(next);
  }, []);

  const remember = useCallback((next: typeof emptyHistory) => {
    steps.current = next;
    setHistory(next);
  }, []);

  /** False where it could not be saved. */
  const save = useCallback(
    async ({ isLast = false } = {}): Promise<boolean> => {
      clearTimeout(timer.current);
      if (underWay.current) await underWay.current;
      const sent = now.current;
      if (sent === known.current.base) return true;
      const run = async (): Promise<boolean> => {
        setSaving('saving');
        try {
          const body = { ...quoteBodyOf(sent, { isChange, requestId }), revision: known.current.revision };
          const answer = await call(changeQuote, { params: { id }, body }, { isLast });
          const isSame = now.current === sent;
          const base = withIds(sent, sent, answer);
          show(isSame ? base : withIds(now.current, sent, answer));
          known.current = { base, revision: answer.revision };
          client.setQueryData(quoteQuestion(String(id)).queryKey, answer);
          setSavedAt(answer.changedAt);
          setSaving(isSame ? 'saved' : 'waiting');
          return isSame;
        } catch (error) {
          if (!(error instanceof ApiError) || !error.is(changeQuote, 'changedMeanwhile')) {
            setSaving('failed');
            failing.current(error, (reason: string) => ({ title: quoting.failed, text: reason }));
            return false;
          }
          const theirs = await call(getQuote, { params: { id } });
          const other = draftOf(theirs, language);
          const { base } = known.current;
          const merged = mergeDrafts(base, now.current, other);
          remember(withTheirs(steps.current, { base, theirs: other }));
          const by =
            theirs.changedBy === null ? {} : { by: { name: theirs.changedBy, at: theirs.changedAt } };
          known.current = { base: other, revision: theirs.revision };
          show(merged.draft);
          setConflicts((before) => [...before, ...merged.conflicts.map((one) => ({ ...one, ...by }))]);
          setSaving('waiting');
          return false;
        }
      };
      underWay.current = run();
      const isDone = await underWay.current;
      underWay.current = null;
      return isDone;
    },
    [client, id, isChange, requestId, quoting, language, remember, show],
  );

  // Also what was merged, and what was typed while a save was under way, is saved once one rests.
  useEffect(() => {
    if (saving !== 'waiting' || draft === known.current.base) return undefined;
    timer.current = setTimeout(() => void save(), REST_MS);
    return () => clearTimeout(timer.current);
  }, [draft, saving, save]);

  const change = useCallback(
    (next: (draft: Draft) => Draft) => {
      const before = now.current;
      const after = next(before);
      const field = document.activeElement;
      const isTyping = isTextField(field) && isSameShape(before, after);
      const isChanged = changedFields.some((name) => before[name] !== after[name]);
      if (isChanged && (!isTyping || typedIn.current !== field)) remember(stepFrom(steps.current, before));
      if (isChanged) typedIn.current = isTyping ? field : null;
      show(after);
      setSaving('waiting');
    },
    [remember, show],
  );

  const step = useCallback(
    (to: typeof undoLast) => {
      const stepped = to(steps.current, now.current);
      if (!stepped) return;
      typedIn.current = null;
      remember(stepped.history);
      show(stepped.draft);
      setSaving('waiting');
    },
    [remember, show],
  );
  const undo = useCallback(() => step(undoLast), [step]);
  const redo = useCallback(() => step(redoNext), [step]);

  useEffect(() => {
    const enter = () => {
      typedIn.current = null;
    };
    document.addEventListener('focusin', enter);
    return () => document.removeEventListener('focusin', enter);
  }, []);

  // Somebody else has saved, and nothing here waits: theirs is shown.
  useEffect(() => {
    if (quote.revision <= known.current.revision || now.current !== known.current.base) return;
    const next = draftOf(quote, language);
    remember(withTheirs(steps.current, { base: known.current.base, theirs: next }));
    known.current = { base: next, revision: quote.revision };
    setSavedAt(quote.changedAt);
    show(next);
  }, [quote, language, remember, show]);

  useEffect(() => {
    const leave = () => {
      if (now.current !== known.current.base) void save({ isLast: true });
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [save]);

  const settle = useCallback(
    (conflict: Conflict) => setConflicts((before) => before.filter((one) => one !== conflict)),
    [],
  );
  /** The revision that everything written here is part of; null where it could not be saved. */
  const saveAll = useCallback(async () => {
    for (let tries = 0; tries < 3; tries += 1) if (await save()) return known.current.revision;
    return null;
  }, [save]);

  const backAndForth = {
    undo: history.past.length > 0 ? undo : null,
    redo: history.future.length > 0 ? redo : null,
  };
  return { draft, change, conflicts, settle, saving, savedAt, saveAll, backAndForth };
};
