import { useEffect } from 'react';
import { useStore } from '#design/store.ts';
import { useVisitor } from '#web/visitor.ts';
import { draftSnapshotOf, useRequestDraft } from './request-draft.ts';
import { draftSaveFailureStore, saveDraft } from './save-draft.ts';

const PAUSE_MS = 1500;
const RETRY_MS = 8_000;

let savedLast = '';

/** A signed-in client's draft is saved on the server a moment later. A visitor's stays in the browser. */
export const useDraftSaving = () => {
  const visitor = useVisitor();
  const draft = useRequestDraft();
  const snapshot = draftSnapshotOf(draft);
  const isSavedOnline = visitor?.userType === 'private' && draft.isBegun && !draft.wasSent;
  useEffect(() => {
    if (!isSavedOnline || snapshot === savedLast) return undefined;
    // A refused save is retried with the next change, and before sending.
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

const useSaveFailure = () => useStore(draftSaveFailureStore, (failure) => failure, null);

/** A visitor's draft, and one that could not be saved, is in this browser alone. */
export const useDraftSaveState = (): 'here' | 'loggedOut' | 'notSaved' | 'saved' => {
  const { savedAt } = useRequestDraft();
  const failure = useSaveFailure();
  const isSignedIn = useVisitor()?.userType === 'private';
  if (!isSignedIn) return 'here';
  if (failure !== null) return failure === 'loggedOut' ? 'loggedOut' : 'notSaved';
  return savedAt === null ? 'here' : 'saved';
};
