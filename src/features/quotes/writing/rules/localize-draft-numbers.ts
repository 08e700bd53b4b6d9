import { numericLineFields, type PaymentPlanPart } from '#features/quotes/core/rules/quote-content.ts';
import type { Language } from '#kernel/language.ts';
import type { MergeConflict, StoredConflictChoice } from './merge-drafts.ts';
import {
  type CellParsingRules,
  type DraftLine,
  formatCell,
  parseCell,
  type QuoteDraft,
  unitAfterTyping,
} from './quote-draft.ts';

const planIn = (
  language: Language,
  sourceRules: CellParsingRules,
  plan: readonly PaymentPlanPart[],
): PaymentPlanPart[] =>
  plan.map((part) => {
    const read = parseCell('discountPercent', part.percent, sourceRules);
    return read ? { ...part, percent: formatCell('discountPercent', read.number, language) } : part;
  });

/** A unit that was typed beside a number becomes the line's, as when one leaves the cell. */
const lineIn = (language: Language, sourceRules: CellParsingRules, line: DraftLine): DraftLine =>
  numericLineFields.reduce<DraftLine>(
    (converted, name) => {
      const read = parseCell(name, line[name], sourceRules);
      if (!read) return converted;
      return {
        ...converted,
        [name]: formatCell(name, read.number, language),
        unit: unitAfterTyping(name, read, converted.unit),
      };
    },
    { ...line },
  );

/**
 * Writes the numbers of a draft in another language, so that they stay the same ones; a text that is no number stays
 * as it was typed. Drafts and lines that are one object stay one.
 */
export const createDraftNumberLocalizer = (language: Language, sourceRules: CellParsingRules) => {
  const isSame = language === sourceRules.language;
  const lines = new Map<DraftLine, DraftLine>();
  const drafts = new Map<QuoteDraft, QuoteDraft>();
  const lineOf = (line: DraftLine): DraftLine => {
    const converted = lines.get(line) ?? lineIn(language, sourceRules, line);
    lines.set(line, converted);
    return converted;
  };
  const draftOf = (draft: QuoteDraft): QuoteDraft => {
    if (isSame) return draft;
    const converted = drafts.get(draft) ?? {
      ...draft,
      sections: draft.sections.map((section) => ({ ...section, lines: section.lines.map(lineOf) })),
      plan: planIn(language, sourceRules, draft.plan),
    };
    drafts.set(draft, converted);
    return converted;
  };
  const conflictOf = (conflict: MergeConflict): MergeConflict => {
    const { at, theirs } = conflict;
    if (isSame || theirs === null) return conflict;
    if (typeof theirs !== 'string') return { ...conflict, theirs: lineOf(theirs) };
    if (at !== 'plan') return conflict;
    return { ...conflict, theirs: JSON.stringify(planIn(language, sourceRules, JSON.parse(theirs))) };
  };
  const choiceOf = (choice: StoredConflictChoice): StoredConflictChoice => {
    const { at, mine } = choice;
    if (isSame) return choice;
    if (typeof at === 'number') return { at, mine: lineOf(mine as DraftLine) };
    return at === 'plan' ? { at, mine: planIn(language, sourceRules, mine as PaymentPlanPart[]) } : choice;
  };
  return { draftOf, conflictOf, choiceOf };
};
