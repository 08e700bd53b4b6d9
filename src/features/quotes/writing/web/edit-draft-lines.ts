import { type NumericLineField, linesOfSections } from '#features/quotes/core/rules/quote-content.ts';
import { DECIMAL_PLACES_BY_KIND } from '#features/quotes/core/rules/quote-sums.ts';
import { MAX_QUOTE_LINES, MAX_QUOTE_SECTIONS } from '#features/quotes/core/rules/quotes.ts';
import type { PastedColumn } from '#features/quotes/writing/rules/parse-pasted-column.ts';
import type { PastedRow, PastedSheet } from '#features/quotes/writing/rules/parse-pasted-sheet.ts';
import {
  type DraftLine,
  type DraftSection,
  formatCell,
  isBlankLine,
  type QuoteDraft,
} from '#features/quotes/writing/rules/quote-draft.ts';
import { parseDecimal } from '#kernel/decimal.ts';
import type { Language } from '#kernel/language.ts';
import { emptyDraftLine, newLineKey } from './draft-from-quote.ts';
import type { OnChangeLine } from './line-fields.tsx';

const inSections = (
  draft: QuoteDraft,
  edit: (section: DraftSection, index: number) => DraftSection,
): QuoteDraft => ({
  ...draft,
  sections: draft.sections.map(edit),
});

export const changeDraftLine = (
  draft: QuoteDraft,
  key: string,
  changes: Parameters<OnChangeLine>[1],
): QuoteDraft =>
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

/** Adds lines after another, or at the end of a section. */
export const addLines = (
  draft: QuoteDraft,
  destination: { after: string } | { section: number },
  added: readonly DraftLine[],
): QuoteDraft => {
  // One line too many would keep all of them from being saved.
  if (linesOfSections(draft.sections).length + added.length > MAX_QUOTE_LINES) return draft;
  return inSections(draft, (section, index) => {
    if ('section' in destination)
      return index === destination.section ? { ...section, lines: [...section.lines, ...added] } : section;
    const place = section.lines.findIndex(({ key }) => key === destination.after);
    return place < 0 ? section : { ...section, lines: section.lines.toSpliced(place + 1, 0, ...added) };
  });
};

/** Adds a section at the end, while there is room for one. */
export const addSection = (draft: QuoteDraft): QuoteDraft =>
  draft.sections.length >= MAX_QUOTE_SECTIONS
    ? draft
    : { ...draft, sections: [...draft.sections, { title: '', lines: [] }] };

export const removeLine = (draft: QuoteDraft, key: string): QuoteDraft =>
  inSections(draft, (section) => ({ ...section, lines: section.lines.filter((line) => line.key !== key) }));

/** Puts a removed line back where it stood. */
export const restoreLine = (
  draft: QuoteDraft,
  line: DraftLine,
  { section, place }: { section: number; place: number },
) =>
  inSections(draft, (current, index) =>
    index === Math.min(section, draft.sections.length - 1)
      ? { ...current, lines: current.lines.toSpliced(place, 0, line) }
      : current,
  );

export const renameSection = (draft: QuoteDraft, sectionIndex: number, title: string): QuoteDraft =>
  inSections(draft, (section, index) => (index === sectionIndex ? { ...section, title } : section));

export const removeSection = (draft: QuoteDraft, sectionIndex: number): QuoteDraft => ({
  ...draft,
  sections: draft.sections.toSpliced(sectionIndex, 1),
});

export const copyLine = (line: DraftLine): DraftLine => ({ ...line, id: null, key: newLineKey() });

/** Moves a line one place up or down, over the edge of a section into the next. */
export const moveLine = (draft: QuoteDraft, key: string, by: -1 | 1): QuoteDraft => {
  const sectionIndex = draft.sections.findIndex(({ lines }) => lines.some((line) => line.key === key));
  const section = draft.sections[sectionIndex];
  if (!section) return draft;
  const place = section.lines.findIndex((line) => line.key === key);
  const line = section.lines[place];
  if (!line) return draft;
  const target = place + by;
  if (target >= 0 && target < section.lines.length)
    return inSections(draft, (current, index) =>
      index === sectionIndex
        ? { ...current, lines: current.lines.toSpliced(place, 1).toSpliced(target, 0, line) }
        : current,
    );
  if (!draft.sections[sectionIndex + by]) return draft;
  return inSections(removeLine(draft, key), (current, index) => {
    if (index !== sectionIndex + by) return current;
    return { ...current, lines: by < 0 ? [...current.lines, line] : [line, ...current.lines] };
  });
};

interface Pasting {
  /** A line is taxed at this rate if the sheet does not say. */
  rate: number | null;
  language: Language;
}

const lineOf = ({ vatRate, ...row }: PastedRow, { rate, language }: Pasting): DraftLine => ({
  ...emptyDraftLine(vatRate === undefined ? rate : vatRate),
  ...row,
  quantity: shown('quantity', row.quantity, language),
  unitPrice: shown('unitPrice', row.unitPrice, language),
  discountPercent: shown('discountPercent', row.discountPercent, language),
});

/** A text that is no number stays as it was copied. */
const shown = (name: NumericLineField, text: string, language: Language) =>
  parseDecimal(text, DECIMAL_PLACES_BY_KIND.price) === null ? text : formatCell(name, text, language);

/**
 * Adds rows of a spreadsheet after a line, or in its place if it is blank; sections of the sheet follow the section it
 * stands in.
 */
export const pasteSheet = (
  draft: QuoteDraft,
  key: string,
  sheet: PastedSheet,
  pasting: Pasting,
): QuoteDraft => {
  const at = draft.sections.findIndex(({ lines }) => lines.some((line) => line.key === key));
  const section = draft.sections[at];
  if (!section) return draft;
  const place = section.lines.findIndex((line) => line.key === key);
  const isFree = section.lines.slice(place, place + 1).every(isBlankLine);
  const pasted = sheet.sections.map(({ title, lines }) => ({
    title: title ?? '',
    lines: lines.map((row) => lineOf(row, pasting)),
  }));
  const isBare = section.title === '' && section.lines.every(isBlankLine);
  const [first, ...rest] = pasted;
  if (!first) return draft;
  const isHere = sheet.sections[0]?.title === null || isBare;
  const added = isHere ? rest : pasted;
  const filledSection: DraftSection = {
    title: section.title || (isHere ? first.title : ''),
    lines: section.lines.toSpliced(
      isFree ? place : place + 1,
      isFree ? 1 : 0,
      ...(isHere ? first.lines : []),
    ),
  };
  const room = Math.max(0, MAX_QUOTE_SECTIONS - draft.sections.length);
  const whole = added.slice(0, room);
  const over = added.slice(room).flatMap(({ lines }) => lines);
  const last = whole.at(-1) ?? filledSection;
  const sections = [filledSection, ...whole].map((current) =>
    current === last ? { ...current, lines: [...current.lines, ...over] } : current,
  );
  return { ...draft, sections: draft.sections.toSpliced(at, 1, ...sections) };
};

/** Fills the cells of one column from a line on, over the edges of sections. */
export const fillColumn = (draft: QuoteDraft, key: string, { name, texts }: PastedColumn): QuoteDraft => {
  const keys = linesOfSections(draft.sections).map((line) => line.key);
  const first = keys.indexOf(key);
  const textByKey = new Map(
    keys
      .slice(first, first < 0 ? first : first + texts.length)
      .map((lineKey, index) => [lineKey, texts[index]]),
  );
  return inSections(draft, (section) => ({
    ...section,
    lines: section.lines.map((line) => {
      const text = textByKey.get(line.key);
      return text ? { ...line, [name]: text } : line;
    }),
  }));
};
