import { useEffect } from 'react';
import { useStore } from '#design/store.ts';
import { useVisitor } from '#web/visitor.ts';
import { useRequestDraft, writtenIn } from './draft.ts';
import { saveDraft, saveFailure } from './save-draft.ts';

const PAUSE_MS = 1500;
const RETRY_MS = 8_000;

let savedLast = '';

/** Of somebody signed in, what they write is on the server a moment later. Of a visitor it stays in the browser. */
export const useSaving = () => {
  const visitor = useVisitor();
  const draft = useRequestDraft();
  const written = writtenIn(draft);
  const isKept = visitor?.userType === 'private' && draft.isBegun && !draft.wasSent;
  useEffect(() => {
    if (!isKept || written === savedLast) return undefined;
    // What is refused is tried again with the next change, and before it is sent.
    const save = async () => {
      savedLast = written;
      await saveDraft().catch(() => undefined);
    };
    const timer = setTimeout(() => void save(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isKept, written]);
  const failure = useSaveFailure();
  useEffect(() => {
    if (!isKept || failure !== 'lost') return undefined;
    const again = () => void saveDraft().catch(() => undefined);
    const timer = setInterval(again, RETRY_MS);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [isKept, failure]);
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
