import { useEffect } from 'react';
import { useVisitor } from '#web/visitor.ts';
import { isBegun, type RequestDraft, useRequestDraft } from './draft.ts';
import { saveDraft } from './save-draft.ts';

const PAUSE_MS = 1500;

/** What saving itself changes is no reason to save again. */
const OF_SAVING: readonly string[] = ['savedAt', 'id', 'files'];

const writtenIn = (draft: RequestDraft) =>
  JSON.stringify([
    Object.entries(draft).filter(([name]) => !OF_SAVING.includes(name)),
    draft.files.map(({ key, caption }) => [key, caption]),
  ]);

let savedLast = '';

/** Of somebody signed in, what they write is on the server a moment later. Of a visitor it stays in the browser. */
export const useSaving = () => {
  const visitor = useVisitor();
  const draft = useRequestDraft();
  const written = writtenIn(draft);
  const isKept = visitor?.userType === 'private' && isBegun(draft);
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
