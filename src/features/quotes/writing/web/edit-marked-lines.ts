import { linesOfSections } from '#features/quotes/core/rules/quote-content.ts';
import { MAX_QUOTE_LINES, MAX_QUOTE_SECTIONS } from '#features/quotes/core/rules/quotes.ts';
import {
  type DraftLine,
  type DraftSection,
  isBlankLine,
  type QuoteDraft,
} from '#features/quotes/writing/rules/quote-draft.ts';
import { FULL_VAT_RATE } from '#kernel/vat-rates.ts';
import { copyLine, restoreLine } from './edit-draft-lines.ts';

type LineKeys = ReadonlySet<string>;

const inMarkedSections = (
  draft: QuoteDraft,
  keys: LineKeys,
  edit: (lines: readonly DraftLine[]) => readonly DraftLine[],
): QuoteDraft => ({
  ...draft,
  sections: draft.sections.map((section) =>
    section.lines.some(({ key }) => keys.has(key)) ? { ...section, lines: edit(section.lines) } : section,
  ),
});

export const markedLinesOf = (draft: QuoteDraft, keys: LineKeys): DraftLine[] =>
  linesOfSections(draft.sections).filter(({ key }) => keys.has(key));

/** Changes the marked lines; the others are not rendered again. */
export const changeMarkedLines = (
  draft: QuoteDraft,
  keys: LineKeys,
  changes: Partial<DraftLine>,
): QuoteDraft =>
  inMarkedSections(draft, keys, (lines) =>
    lines.map((line) => {
      if (!keys.has(line.key)) return line;
      const changed = { ...line, ...changes };
      return { ...changed, mayBeReduced: changed.mayBeReduced && changed.vatRate === FULL_VAT_RATE };
    }),
  );

export const removeMarkedLines = (draft: QuoteDraft, keys: LineKeys): QuoteDraft =>
  inMarkedSections(draft, keys, (lines) => lines.filter(({ key }) => !keys.has(key)));

/** Puts back marked lines of an earlier draft where they stood in it. */
export const restoreMarkedLines = (draft: QuoteDraft, earlier: QuoteDraft, keys: LineKeys): QuoteDraft => {
  // They may be back already, by Ctrl+Z.
  const present = new Set(linesOfSections(draft.sections).map(({ key }) => key));
  return earlier.sections.reduce(
    (current, { lines }, section) =>
      lines.reduce(
        (filled, line, place) =>
          keys.has(line.key) && !present.has(line.key)
            ? restoreLine(filled, line, { section, place })
            : filled,
        current,
      ),
    draft,
  );
};

/** Copies follow the last marked line of each section. One line too many would keep all from being saved. */
export const copyMarkedLines = (draft: QuoteDraft, keys: LineKeys): QuoteDraft => {
  const marked = markedLinesOf(draft, keys);
  if (linesOfSections(draft.sections).length + marked.length > MAX_QUOTE_LINES) return draft;
  return inMarkedSections(draft, keys, (lines) => {
    const last = lines.findLastIndex(({ key }) => keys.has(key));
    return lines.toSpliced(last + 1, 0, ...lines.filter(({ key }) => keys.has(key)).map(copyLine));
  });
};

/** Moves the marked lines of other sections to the end of one. */
export const moveMarkedLines = (draft: QuoteDraft, keys: LineKeys, sectionIndex: number): QuoteDraft => {
  const target = draft.sections[sectionIndex];
  if (!target) return draft;
  const moved = markedLinesOf(draft, keys).filter((line) => !target.lines.includes(line));
  return {
    ...draft,
    sections: draft.sections.map((section) => {
      if (section === target) return { ...section, lines: [...section.lines, ...moved] };
      return section.lines.some((line) => moved.includes(line))
        ? { ...section, lines: section.lines.filter((line) => !moved.includes(line)) }
        : section;
    }),
  };
};

/** Lines and sections are inserted below this line, or at the end of a section. */
export interface InsertionPoint {
  section: number;
  after: string | null;
}

/** Returns how many more lines a quote may have. */
export const roomForLines = (draft: QuoteDraft): number =>
  MAX_QUOTE_LINES - linesOfSections(draft.sections).length;

/** Inserts sections behind the one at the point, with their titles, or their lines alone at the very point. */
export const insertSections = (
  draft: QuoteDraft,
  { section: index, after }: InsertionPoint,
  { sections, hasTitles }: { sections: readonly DraftSection[]; hasTitles: boolean },
): QuoteDraft => {
  const target = draft.sections[index];
  const isTooMuch =
    linesOfSections(sections).length > roomForLines(draft) ||
    (hasTitles && draft.sections.length + sections.length > MAX_QUOTE_SECTIONS);
  if (!target || isTooMuch) return draft;
  if (hasTitles) {
    const isBare = target.title === '' && target.lines.every(isBlankLine);
    return {
      ...draft,
      sections: draft.sections.toSpliced(isBare ? index : index + 1, isBare ? 1 : 0, ...sections),
    };
  }
  const found = target.lines.findIndex(({ key }) => key === after);
  const place = found < 0 ? target.lines.length : found + 1;
  const lines = target.lines.toSpliced(place, 0, ...linesOfSections(sections));
  return { ...draft, sections: draft.sections.with(index, { ...target, lines }) };
};
