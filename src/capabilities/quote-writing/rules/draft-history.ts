import type { CellRules, Draft } from './draft.ts';
import { mergeDrafts } from './merge.ts';

/** What can be undone, the last last, and what was undone and can be done again. */
export interface DraftHistory {
  readonly past: readonly Draft[];
  readonly future: readonly Draft[];
}

export const emptyHistory: DraftHistory = { past: [], future: [] };

const MOST_STEPS = 100;

/** Before a change: how it stood can be come back to. */
export const stepFrom = ({ past }: DraftHistory, before: Draft): DraftHistory => ({
  past: [...past, before].slice(-MOST_STEPS),
  future: [],
});

/** Lines keep the numbers that the server has given them meanwhile. */
const withNumbersOf = (draft: Draft, now: Draft): Draft => {
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
  draft: Draft;
  history: DraftHistory;
}

export const undoLast = ({ past, future }: DraftHistory, now: Draft): Stepped | null => {
  // What the browser has taken back by itself is no step any more.
  const at = past.findLastIndex((one) => JSON.stringify(withNumbersOf(one, now)) !== JSON.stringify(now));
  const last = past[at];
  if (!last) return null;
  return { draft: withNumbersOf(last, now), history: { past: past.slice(0, at), future: [...future, now] } };
};

export const redoNext = ({ past, future }: DraftHistory, now: Draft): Stepped | null => {
  const next = future.at(-1);
  if (!next) return null;
  return { draft: withNumbersOf(next, now), history: { past: [...past, now], future: future.slice(0, -1) } };
};

/** Somebody else has written meanwhile: what they did is no step of mine, and stays when I go back. */
export const withTheirs = (
  { past, future }: DraftHistory,
  { base, theirs, rules }: { base: Draft; theirs: Draft; rules: CellRules },
): DraftHistory => {
  const take = (draft: Draft) => mergeDrafts(base, withNumbersOf(draft, base), theirs, rules).draft;
  return { past: past.map(take), future: future.map(take) };
};

/** The same lines in the same order: what is typed into a field is no step of its own at every key. */
export const isSameShape = (one: Draft, other: Draft): boolean =>
  one.sections.length === other.sections.length &&
  one.plan.length === other.plan.length &&
  one.exclusions.length === other.exclusions.length &&
  one.inclusions.length === other.inclusions.length &&
  one.sections.every(({ lines }, at) => {
    const others = other.sections[at]?.lines ?? [];
    return (
      lines === others ||
      (lines.length === others.length && lines.every(({ key }, place) => key === others[place]?.key))
    );
  });
