import { useEffect, useMemo, useRef } from 'react';
import type { CellRules, Draft } from '#quote-writing/rules/draft.ts';
import { type Conflict, choicesToKeep, type KeptChoice } from '#quote-writing/rules/merge.ts';
import { keptValues } from '#web/form/kept-values.ts';
import { useVisitor } from '#web/visitor.ts';

interface Open {
  quoteId: number;
  draft: Draft;
  conflicts: readonly Conflict[];
  rules: CellRules;
}

type Recall = (choices: readonly KeptChoice[], rules: CellRules) => void;

/** Lets what nobody has chosen yet outlive a reload. */
export const useKeptChoices = ({ quoteId, draft, conflicts, rules }: Open, recall: Recall) => {
  const me = useVisitor()?.id;
  const kept = useMemo(() => keptValues(me, `quote ${quoteId}`), [me, quoteId]);
  useEffect(() => {
    const { choices, rules: before } = kept.read({}) as Partial<{ choices: KeptChoice[]; rules: CellRules }>;
    if (choices && before) recall(choices, before);
  }, [kept, recall]);
  const hasKept = useRef(false);
  useEffect(() => {
    if (conflicts.length === 0 && !hasKept.current) return;
    hasKept.current = true;
    const choices = choicesToKeep(draft, conflicts);
    kept.keep({}, choices.length > 0 ? { choices, rules } : {});
  }, [kept, draft, conflicts, rules]);
};
