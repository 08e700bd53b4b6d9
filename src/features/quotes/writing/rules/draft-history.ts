import { mergeDrafts } from './merge-drafts.ts';
import type { CellParsingRules, QuoteDraft } from './quote-draft.ts';

/** The next step to take comes last in both lists. */
export interface DraftHistory {
  readonly past: readonly QuoteDraft[];
  readonly future: readonly QuoteDraft[];
}

export const emptyDraftHistory: DraftHistory = { past: [], future: [] };

const MOST_STEPS = 100;

/** Remembers how the draft stood before a change. */
export const recordDraftStep = ({ past }: DraftHistory, previous: QuoteDraft): DraftHistory => ({
  past: [...past, previous].slice(-MOST_STEPS),
  future: [],
});

/** Lines keep the numbers that the server has given them meanwhile. */
const withNumbersOf = (draft: QuoteDraft, now: QuoteDraft): QuoteDraft => {
  const ids = new Map(now.sections.flatMap(({ lines }) => lines.map(({ key, id }) => [key, id] as const)));
  return {
    ...draft,
    sections: draft.sections.map((section) => ({
      ...section,
      lines: section.lines.map((line) => {
        const id = ids.get(line.key) ?? line.id;
        return id === line.id ? line : { ...line, id };
      }),
    })),
  };
};

interface Stepped {
  draft: QuoteDraft;
  history: DraftHistory;
}

export const undoDraftStep = ({ past, future }: DraftHistory, now: QuoteDraft): Stepped | null => {
  // A change that the browser itself has undone is no step.
  const index = past.findLastIndex(
    (step) => JSON.stringify(withNumbersOf(step, now)) !== JSON.stringify(now),
  );
  const last = past[index];
  if (!last) return null;
  return {
    draft: withNumbersOf(last, now),
    history: { past: past.slice(0, index), future: [...future, now] },
  };
};

export const redoDraftStep = ({ past, future }: DraftHistory, now: QuoteDraft): Stepped | null => {
  const next = future.at(-1);
  if (!next) return null;
  return { draft: withNumbersOf(next, now), history: { past: [...past, now], future: future.slice(0, -1) } };
};

/** Changes by somebody else are no step of mine, and stay when I go back. */
export const mergeTheirsIntoHistory = (
  { past, future }: DraftHistory,
  { base, theirs, rules }: { base: QuoteDraft; theirs: QuoteDraft; rules: CellParsingRules },
): DraftHistory => {
  const take = (draft: QuoteDraft) => mergeDrafts(base, withNumbersOf(draft, base), theirs, rules).draft;
  return { past: past.map(take), future: future.map(take) };
};

/** If the lines and their order are the same, only a text has changed: a key is no step of its own. */
export const hasSameDraftShape = (a: QuoteDraft, b: QuoteDraft): boolean =>
  a.sections.length === b.sections.length &&
  a.plan.length === b.plan.length &&
  a.exclusions.length === b.exclusions.length &&
  a.inclusions.length === b.inclusions.length &&
  a.sections.every(({ lines }, index) => {
    const otherLines = b.sections[index]?.lines ?? [];
    return (
      lines === otherLines ||
      (lines.length === otherLines.length && lines.every(({ key }, place) => key === otherLines[place]?.key))
    );
  });
