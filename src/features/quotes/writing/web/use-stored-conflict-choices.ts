import { useEffect, useMemo, useRef } from 'react';
import {
  conflictChoicesToStore,
  type MergeConflict,
  type StoredConflictChoice,
} from '#features/quotes/writing/rules/merge-drafts.ts';
import type { CellParsingRules, QuoteDraft } from '#features/quotes/writing/rules/quote-draft.ts';
import { createFormDraftStorage } from '#web/form/form-draft-storage.ts';
import { useVisitor } from '#web/visitor.ts';

interface Open {
  quoteId: number;
  draft: QuoteDraft;
  conflicts: readonly MergeConflict[];
  rules: CellParsingRules;
}

type Recall = (choices: readonly StoredConflictChoice[], rules: CellParsingRules) => void;

/** Open choices outlive a reload. */
export const useStoredConflictChoices = ({ quoteId, draft, conflicts, rules }: Open, recall: Recall) => {
  const me = useVisitor()?.id;
  const kept = useMemo(() => createFormDraftStorage(me, `quote ${quoteId}`), [me, quoteId]);
  useEffect(() => {
    const { choices, rules: before } = kept.read({}) as Partial<{
      choices: StoredConflictChoice[];
      rules: CellParsingRules;
    }>;
    if (choices && before) recall(choices, before);
  }, [kept, recall]);
  const hasKept = useRef(false);
  useEffect(() => {
    if (conflicts.length === 0 && !hasKept.current) return;
    hasKept.current = true;
    const choices = conflictChoicesToStore(draft, conflicts);
    kept.store({}, choices.length > 0 ? { choices, rules } : {});
  }, [kept, draft, conflicts, rules]);
};
