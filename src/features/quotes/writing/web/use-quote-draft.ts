import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { changeQuote, getQuote } from '#features/quotes/core/contract/quotes.ts';
import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import { quoteQuery } from '#features/quotes/core/web/index.ts';
import {
  mergeTheirsIntoHistory,
  recordDraftStep,
  redoDraftStep,
  undoDraftStep,
} from '#features/quotes/writing/rules/draft-history.ts';
import { createDraftNumberLocalizer } from '#features/quotes/writing/rules/localize-draft-numbers.ts';
import {
  applyConflictChoice,
  type MergeConflict,
  mergeDrafts,
  remainingConflicts,
  restoreConflictChoices,
  storableDraft,
  type StoredConflictChoice,
} from '#features/quotes/writing/rules/merge-drafts.ts';
import type { CellParsingRules, QuoteDraft } from '#features/quotes/writing/rules/quote-draft.ts';
import { ApiError, callEndpoint } from '#web/api-client.ts';
import { useStrings, useStringsSource } from '#web/strings.tsx';
import { useFailureToast } from '#web/use-failure-toast.ts';
import { useVisitor } from '#web/visitor.ts';
import {
  draftOfQuote,
  hasSameQuoteBody,
  quoteBodyOf,
  withServerLineIds,
  withVisibleLineKeys,
} from './draft-from-quote.ts';
import { useDraftHistory } from './use-draft-history.ts';
import { useOnPageLeave } from './use-on-page-leave.ts';
import { useRetrySave } from './use-retry-save.ts';
import { useStoredConflictChoices } from './use-stored-conflict-choices.ts';
import { useUnsavedDraft } from './use-unsaved-draft.ts';

const REST_MS = 800;
const MOST_UNANSWERED = 20;

type Saving = 'saved' | 'saving' | 'waiting' | 'failed' | 'refused';

interface StoredState {
  base: QuoteDraft;
  /** The draft on the screen stood so when everything was stored. */
  saved: QuoteDraft | null;
  revision: number;
}

/** Too many saves, an expired session, a server that is away: the same save may go through later. */
const mayPass = (error: unknown) =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 429 || error.status === 408;

/**
 * The draft saves itself when one pauses. If somebody else has saved meanwhile, both are merged. A part that both have
 * changed stays as it is stored until it is settled here.
 */
export const useQuoteDraft = (quote: Quote) => {
  const { quoting } = useStrings();
  const { language } = useStringsSource();
  const client = useQueryClient();
  const me = useVisitor()?.id;
  const fail = useFailureToast();
  const failing = useRef(fail);
  useEffect(() => {
    failing.current = fail;
  });
  const { id, isChange, requestId } = quote;
  const [draft, setDraft] = useState(() => draftOfQuote(quote, language));
  /** It says how the draft on the screen is read, and changes together with its numbers. */
  const [rules, setRules] = useState<CellParsingRules>({ language, isChange });
  const rulesNow = useRef(rules);
  const [conflicts, setConflicts] = useState<readonly MergeConflict[]>([]);
  const [saving, setSaving] = useState<Saving>('saved');
  const [savedAt, setSavedAt] = useState(quote.changedAt);
  const { history, steps, remember, noteChange, takeStep } = useDraftHistory();
  const now = useRef(draft);
  const open = useRef(conflicts);
  const storedState = useRef<StoredState>({ base: draft, saved: draft, revision: quote.revision });
  /** A save without a response may have been stored all the same. */
  const unanswered = useRef<readonly QuoteDraft[]>([]);
  const underWay = useRef<Promise<boolean> | null>(null);
  /** The last save failed for it, and is tried again. */
  const passingFailure = useRef<unknown>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useUnsavedDraft(me, id);

  const show = useCallback((next: QuoteDraft) => {
    now.current = next;
    setDraft(next);
  }, []);

  const storeUnsaved = useCallback(() => {
    unsaved.keep({
      // Open conflicts are left out, because they are stored separately.
      draft: storableDraft(now.current, open.current),
      base: storedState.current.base,
      unanswered: unanswered.current,
      rules: rulesNow.current,
    });
  }, [unsaved]);

  const leaveOpen = useCallback((next: readonly MergeConflict[]) => {
    open.current = next;
    setConflicts(next);
  }, []);

  // Nothing typed is lost when the language is switched. This runs before the paint: else a number could be typed as
  // one language writes it and be read as the other does.
  useLayoutEffect(() => {
    if (rulesNow.current.language === language) return;
    const into = createDraftNumberLocalizer(language, rulesNow.current);
    const { base, saved, revision } = storedState.current;
    storedState.current = { base: into.draftOf(base), saved: saved && into.draftOf(saved), revision };
    unanswered.current = unanswered.current.map(into.draftOf);
    const { past, future } = steps.current;
    remember({ past: past.map(into.draftOf), future: future.map(into.draftOf) });
    leaveOpen(open.current.map(into.conflictOf));
    rulesNow.current = { language, isChange };
    setRules(rulesNow.current);
    show(into.draftOf(now.current));
  }, [language, isChange, leaveOpen, remember, show, steps]);

  /** Takes in what is stored now, and returns whether anything of mine is still to be stored. */
  const absorb = useCallback(
    (storedQuote: Quote): boolean => {
      const rules = rulesNow.current;
      const theirs = draftOfQuote(storedQuote, rules.language);
      const lost = unanswered.current.find((one) =>
        hasSameQuoteBody(one, theirs, { isChange, requestId }, rules),
      );
      unanswered.current = [];
      if (lost) {
        const base = withServerLineIds(lost, lost, storedQuote);
        storedState.current = { base, saved: null, revision: storedQuote.revision };
        show(withServerLineIds(now.current, lost, storedQuote));
      } else {
        const { base } = storedState.current;
        // If nothing of mine waits, theirs is taken as it stands, in its order.
        const isMine = now.current !== storedState.current.saved || open.current.length > 0;
        const merged = isMine
          ? mergeDrafts(base, now.current, theirs, rules)
          : { draft: withVisibleLineKeys(theirs, now.current), conflicts: [] };
        const { changedBy, changedAt } = storedQuote;
        const by = changedBy === null ? {} : { by: { name: changedBy, at: changedAt } };
        const found = merged.conflicts.map((one) => ({ ...one, ...by }));
        remember(mergeTheirsIntoHistory(steps.current, { base, theirs, rules }));
        storedState.current = { base: theirs, saved: null, revision: storedQuote.revision };
        leaveOpen(remainingConflicts(open.current, found, { draft: merged.draft, theirs, rules }));
        show(merged.draft);
      }
      const storable = storableDraft(now.current, open.current);
      if (!hasSameQuoteBody(storable, storedState.current.base, { isChange, requestId }, rules)) return true;
      storedState.current.saved = now.current;
      setSavedAt(storedQuote.changedAt);
      return false;
    },
    [isChange, requestId, leaveOpen, remember, show, steps],
  );

  /** Returns false if it could not be saved. */
  const save = useCallback(
    async ({ isLast = false } = {}): Promise<boolean> => {
      clearTimeout(timer.current);
      if (underWay.current) await underWay.current;
      const currentDraft = now.current;
      const rules = rulesNow.current;
      const { base, saved, revision } = storedState.current;
      if (currentDraft === saved) return true;
      const storable = storableDraft(currentDraft, open.current);
      if (hasSameQuoteBody(storable, base, { isChange, requestId }, rules)) {
        storedState.current.saved = currentDraft;
        setSaving('saved');
        return true;
      }
      /** The language may have been switched while it was under way. */
      const asNow = (one: QuoteDraft) =>
        createDraftNumberLocalizer(rulesNow.current.language, rules).draftOf(one);
      const run = async (): Promise<boolean> => {
        setSaving('saving');
        passingFailure.current = null;
        try {
          const body = { ...quoteBodyOf(storable, { isChange, requestId }, rules), revision };
          const savedQuote = await callEndpoint(changeQuote, { params: { id }, body }, { isLast });
          const isSame = now.current === currentDraft;
          show(withServerLineIds(now.current, storable, savedQuote));
          storedState.current = {
            base: asNow(withServerLineIds(storable, storable, savedQuote)),
            saved: isSame ? now.current : null,
            revision: savedQuote.revision,
          };
          unanswered.current = [];
          unsaved.forget();
          client.setQueryData(quoteQuery(String(id)).queryKey, savedQuote);
          setSavedAt(savedQuote.changedAt);
          setSaving(isSame ? 'saved' : 'waiting');
          return isSame;
        } catch (error) {
          try {
            if (!(error instanceof ApiError) || !error.is(changeQuote, 'changedMeanwhile')) throw error;
            setSaving(absorb(await callEndpoint(getQuote, { params: { id } })) ? 'waiting' : 'saved');
            return now.current === storedState.current.saved;
          } catch (failure) {
            const lost = asNow(storable);
            if (mayPass(failure) && !unanswered.current.includes(lost))
              unanswered.current = [...unanswered.current, lost].slice(-MOST_UNANSWERED);
            storeUnsaved();
            // The bar says that a save is tried again.
            if (mayPass(failure)) passingFailure.current = failure;
            else failing.current(failure, (reason: string) => ({ title: quoting.failed, text: reason }));
            setSaving(mayPass(failure) ? 'failed' : 'refused');
            return false;
          }
        }
      };
      underWay.current = run();
      const isDone = await underWay.current;
      underWay.current = null;
      return isDone;
    },
    [client, id, isChange, requestId, quoting, absorb, show, unsaved, storeUnsaved],
  );

  // Merged changes, and those typed while a save was under way, are saved too once one pauses.
  useEffect(() => {
    if (saving !== 'waiting' || draft === storedState.current.saved) return undefined;
    timer.current = setTimeout(() => void save(), REST_MS);
    return () => clearTimeout(timer.current);
  }, [draft, saving, save]);

  useRetrySave(saving === 'failed', save);

  const change = useCallback(
    (next: (draft: QuoteDraft) => QuoteDraft) => {
      const nextDraft = next(now.current);
      noteChange(now.current, nextDraft);
      show(nextDraft);
      setSaving('waiting');
    },
    [noteChange, show],
  );

  const step = useCallback(
    (to: typeof undoDraftStep) => {
      const stepped = takeStep(to, now.current);
      if (!stepped) return;
      show(stepped);
      setSaving('waiting');
    },
    [takeStep, show],
  );

  // Somebody else has saved. A save that is under way here learns of it itself.
  useEffect(() => {
    if (quote.revision <= storedState.current.revision || saving === 'saving' || underWay.current) return;
    setSaving(absorb(quote) ? 'waiting' : 'saved');
  }, [quote, saving, absorb]);

  // A draft that could not be stored, because the session ended or the tab closed offline, comes back.
  const isRecalled = useRef(false);
  useEffect(() => {
    if (isRecalled.current) return;
    isRecalled.current = true;
    const waiting = unsaved.read();
    if (!waiting) return;
    const into = createDraftNumberLocalizer(rulesNow.current.language, waiting.rules);
    storedState.current = { base: into.draftOf(waiting.base), saved: null, revision: quote.revision };
    unanswered.current = waiting.unanswered.map(into.draftOf);
    show(into.draftOf(waiting.draft));
    if (absorb(quote)) setSaving('waiting');
    else unsaved.forget();
  }, [unsaved, quote, absorb, show]);

  const recallChoices = useCallback(
    (choices: readonly StoredConflictChoice[], previousRules: CellParsingRules) => {
      const mine = choices.map(createDraftNumberLocalizer(rulesNow.current.language, previousRules).choiceOf);
      const found = restoreConflictChoices(now.current, mine, rulesNow.current);
      leaveOpen(found.conflicts);
      if (storedState.current.saved !== null) storedState.current.saved = found.draft;
      show(found.draft);
    },
    [leaveOpen, show],
  );
  useStoredConflictChoices({ quoteId: id, draft, conflicts, rules }, recallChoices);

  useOnPageLeave(() => {
    if (now.current !== storedState.current.saved) void save({ isLast: true });
  });

  const resolveConflict = useCallback(
    (conflict: MergeConflict, choice: 'mine' | 'theirs') => {
      remember(recordDraftStep(steps.current, now.current));
      leaveOpen(open.current.filter((one) => one !== conflict));
      show(applyConflictChoice(now.current, conflict, choice));
      setSaving('waiting');
    },
    [leaveOpen, remember, show, steps],
  );
  /** Returns the revision that everything written here is part of; null if it could not be saved, and a toast says so. */
  const saveAll = useCallback(
    async (failedTitle: string = quoting.failed) => {
      for (let tries = 0; tries < 3; tries += 1) if (await save()) return storedState.current.revision;
      const failure = passingFailure.current;
      if (failure !== null) failing.current(failure, (reason) => ({ title: failedTitle, text: reason }));
      return null;
    },
    [quoting, save],
  );

  const backAndForth = {
    undo: history.past.length > 0 ? () => step(undoDraftStep) : null,
    redo: history.future.length > 0 ? () => step(redoDraftStep) : null,
  };
  return { draft, rules, change, conflicts, resolveConflict, saving, savedAt, saveAll, backAndForth };
};
