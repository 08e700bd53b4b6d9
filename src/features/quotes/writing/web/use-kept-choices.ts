import { useEffect, useMemo, useRef } from 'react';
import type { CellRules, QuoteDraft } from '#features/quotes/writing/rules/draft.ts';
import {
  choicesToStore,
  type MergeConflict,
  type StoredChoice,
} from '#features/quotes/writing/rules/merge.ts';
import { formDraftStorage } from '#web/form/form-draft-storage.ts';
import { useVisitor } from '#web/visitor.ts';

interface Open {
  quoteId: number;
  draft: QuoteDraft;
  conflicts: readonly MergeConflict[];
  rules: CellRules;
}

type Recall = (choices: readonly StoredChoice[], rules: CellRules) => void;

/** Open choices outlive a reload. */
export const useKeptChoices = ({ quoteId, draft, conflicts, rules }: Open, recall: Recall) => {
  const me = useVisitor()?.id;
  const kept = useMemo(() => formDraftStorage(me, `quote ${quoteId}`), [me, quoteId]);
  useEffect(() => {
    const { choices, rules: before } = kept.read({}) as Partial<{
      choices: StoredChoice[];
      rules: CellRules;
    }>;
    if (choices && before) recall(choices, before);
  }, [kept, recall]);
  const hasKept = useRef(false);
  useEffect(() => {
    if (conflicts.length === 0 && !hasKept.current) return;
    hasKept.current = true;
    const choices = choicesToStore(draft, conflicts);
    kept.store({}, choices.length > 0 ? { choices, rules } : {});
  }, [kept, draft, conflicts, rules]);
};
