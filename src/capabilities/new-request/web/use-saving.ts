import { useEffect } from 'react';
import { useVisitor } from '#web/visitor.ts';
import { useRequestDraft, writtenIn } from './draft.ts';
import { saveDraft } from './save-draft.ts';

const PAUSE_MS = 1500;

let savedLast = '';

/** Of somebody signed in, what they write is on the server a moment later. Of a visitor it stays in the browser. */
export const useSaving = () => {
  const visitor = useVisitor();
  const draft = useRequestDraft();
  const written = writtenIn(draft);
  const isKept = visitor?.userType === 'private' && draft.isBegun && !draft.wasSent;
  useEffect(() => {
    if (!isKept || written === savedLast) return undefined;
    // What fails now is tried again with the next change, and before it is sent.
    const save = async () => {
      savedLast = written;
      await saveDraft().catch(() => undefined);
    };
    const timer = setTimeout(() => void save(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isKept, written]);
};
