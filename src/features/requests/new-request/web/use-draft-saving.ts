import { useEffect } from 'react';
import { useStore } from '#design/store.ts';
import { useVisitor } from '#web/visitor.ts';
import { snapshotOf, useRequestDraft } from './request-draft.ts';
import { saveDraft, saveFailure } from './save-draft.ts';

const PAUSE_MS = 1500;
const RETRY_MS = 8_000;

let savedLast = '';

/** Of somebody signed in, what they write is on the server a moment later. Of a visitor it stays in the browser. */
export const useDraftSaving = () => {
  const visitor = useVisitor();
  const draft = useRequestDraft();
  const snapshot = snapshotOf(draft);
  const isSavedOnline = visitor?.userType === 'private' && draft.isBegun && !draft.wasSent;
  useEffect(() => {
    if (!isSavedOnline || snapshot === savedLast) return undefined;
    // What is refused is tried again with the next change, and before it is sent.
    const save = async () => {
      savedLast = snapshot;
      await saveDraft().catch(() => undefined);
    };
    const timer = setTimeout(() => void save(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isSavedOnline, snapshot]);
  const failure = useSaveFailure();
  useEffect(() => {
    if (!isSavedOnline || failure !== 'lost') return undefined;
    const retry = () => void saveDraft().catch(() => undefined);
    const timer = setInterval(retry, RETRY_MS);
    addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      removeEventListener('online', retry);
    };
  }, [isSavedOnline, failure]);
};

const useSaveFailure = () => useStore(saveFailure, (failure) => failure, null);

/** Where what is written stands by now. Of a visitor, and of what could not be saved, it is this browser alone. */
export const useSaveState = (): 'here' | 'notSaved' | 'saved' => {
  const { savedAt } = useRequestDraft();
  const failure = useSaveFailure();
  const isSignedIn = useVisitor()?.userType === 'private';
  if (!isSignedIn) return 'here';
  if (failure !== null) return 'notSaved';
  return savedAt === null ? 'here' : 'saved';
};
