import type { Language } from '#kernel/language.ts';
import { lineNumbers, type PlanPart } from '#quotes/rules/paper.ts';
import { type CellRules, cellOf, type Draft, type DraftLine, readCell, unitAfter } from './draft.ts';
import type { Conflict, KeptChoice } from './merge.ts';

const planIn = (language: Language, before: CellRules, plan: readonly PlanPart[]): PlanPart[] =>
  plan.map((part) => {
    const read = readCell('discountPercent', part.percent, before);
    return read ? { ...part, percent: cellOf('discountPercent', read.number, language) } : part;
  });

/** A unit that was typed beside a number is the line's, as when one leaves the cell. */
const lineIn = (language: Language, before: CellRules, line: DraftLine): DraftLine =>
  lineNumbers.reduce<DraftLine>(
    (taken, name) => {
      const read = readCell(name, line[name], before);
      if (!read) return taken;
      return {
        ...taken,
        [name]: cellOf(name, read.number, language),
        unit: unitAfter(name, read, taken.unit),
      };
    },
    { ...line },
  );

/**
 * A draft goes on in another language: its numbers are written anew, so that they stay the same ones, and what is no
 * number stays as it was typed. Drafts and lines that are one object stay one.
 */
export const numbersIn = (language: Language, before: CellRules) => {
  const isSame = language === before.language;
  const lines = new Map<DraftLine, DraftLine>();
  const drafts = new Map<Draft, Draft>();
  const lineOf = (line: DraftLine): DraftLine => {
    const taken = lines.get(line) ?? lineIn(language, before, line);
    lines.set(line, taken);
    return taken;
  };
  const draftOf = (draft: Draft): Draft => {
    if (isSame) return draft;
    const taken = drafts.get(draft) ?? {
      ...draft,
      sections: draft.sections.map((section) => ({ ...section, lines: section.lines.map(lineOf) })),
      plan: planIn(language, before, draft.plan),
    };
    drafts.set(draft, taken);
    return taken;
  };
  const conflictOf = (conflict: Conflict): Conflict => {
    const { at, theirs } = conflict;
    if (isSame || theirs === null) return conflict;
    if (typeof theirs !== 'string') return { ...conflict, theirs: lineOf(theirs) };
    if (at !== 'plan') return conflict;
    return { ...conflict, theirs: JSON.stringify(planIn(language, before, JSON.parse(theirs))) };
  };
  const choiceOf = (choice: KeptChoice): KeptChoice => {
    const { at, mine } = choice;
    if (isSame) return choice;
    if (typeof at === 'number') return { at, mine: lineOf(mine as DraftLine) };
    return at === 'plan' ? { at, mine: planIn(language, before, mine as PlanPart[]) } : choice;
  };
  return { draftOf, conflictOf, choiceOf };
};
