import type { NumberKind } from '#kernel/typed-numbers.ts';
import type { Draft, DraftLine, DraftSection } from '#quote-writing/rules/draft.ts';
import { type Guess, pastedRows } from '#quote-writing/rules/pasted-rows.ts';
import { linesOf } from '#quotes/rules/paper.ts';
import { MOST_LINES } from '#quotes/rules/quotes.ts';
import { emptyLine, newKey } from './draft-of.ts';
import type { ChangeLine } from './line-fields.tsx';

const inSections = (draft: Draft, edit: (section: DraftSection, at: number) => DraftSection): Draft => ({
  ...draft,
  sections: draft.sections.map(edit),
});

export const changeLine = (draft: Draft, key: string, changes: Parameters<ChangeLine>[1]): Draft =>
  inSections(draft, (section) =>
    section.lines.some((line) => line.key === key)
      ? {
          ...section,
          lines: section.lines.map((line) =>
            line.key === key
              ? { ...line, ...(typeof changes === 'function' ? changes(line) : changes) }
              : line,
          ),
        }
      : section,
  );

/** After a line, or at the end of a section. */
export const addLines = (
  draft: Draft,
  where: { after: string } | { section: number },
  added: readonly DraftLine[],
): Draft =>
  inSections(draft, (section, at) => {
    if ('section' in where)
      return at === where.section ? { ...section, lines: [...section.lines, ...added] } : section;
    const place = section.lines.findIndex(({ key }) => key === where.after);
    return place < 0 ? section : { ...section, lines: section.lines.toSpliced(place + 1, 0, ...added) };
  });

export const removeLine = (draft: Draft, key: string): Draft =>
  inSections(draft, (section) => ({ ...section, lines: section.lines.filter((line) => line.key !== key) }));

/** A line that was removed, where it stood. */
export const putBack = (
  draft: Draft,
  line: DraftLine,
  { section, place }: { section: number; place: number },
) =>
  inSections(draft, (one, at) =>
    at === Math.min(section, draft.sections.length - 1)
      ? { ...one, lines: one.lines.toSpliced(place, 0, line) }
      : one,
  );

export const titleSection = (draft: Draft, at: number, title: string): Draft =>
  inSections(draft, (section, index) => (index === at ? { ...section, title } : section));

export const removeSection = (draft: Draft, at: number): Draft => ({
  ...draft,
  sections: draft.sections.toSpliced(at, 1),
});

export const copyOf = (line: DraftLine): DraftLine => ({ ...line, id: null, key: newKey() });

/** One place up or down, over the edge of a section into the next. */
export const moveLine = (draft: Draft, key: string, by: -1 | 1): Draft => {
  const at = draft.sections.findIndex(({ lines }) => lines.some((line) => line.key === key));
  const section = draft.sections[at];
  if (!section) return draft;
  const place = section.lines.findIndex((line) => line.key === key);
  const line = section.lines[place];
  if (!line) return draft;
  const target = place + by;
  if (target >= 0 && target < section.lines.length)
    return inSections(draft, (one, index) =>
      index === at ? { ...one, lines: one.lines.toSpliced(place, 1).toSpliced(target, 0, line) } : one,
    );
  if (!draft.sections[at + by]) return draft;
  return inSections(removeLine(draft, key), (one, index) => {
    if (index !== at + by) return one;
    return { ...one, lines: by < 0 ? [...one.lines, line] : [line, ...one.lines] };
  });
};

/** Lines of what was copied from a spreadsheet; no more than still have room. */
export const pastedLines = (
  draft: Draft,
  text: string,
  {
    rate,
    typed,
    guess,
  }: { rate: number | null; typed: (written: string, kind: NumberKind) => string; guess: Guess },
): DraftLine[] =>
  pastedRows(text, guess)
    .slice(0, MOST_LINES - linesOf(draft.sections).length)
    .map((row) => ({
      ...emptyLine(rate),
      ...row,
      quantity: typed(row.quantity, 'quantity'),
      unitPrice: typed(row.unitPrice, 'price'),
    }));
