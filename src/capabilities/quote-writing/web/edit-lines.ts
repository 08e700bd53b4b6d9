import { readDecimal } from '#kernel/decimal.ts';
import type { Language } from '#kernel/language.ts';
import {
  cellOf,
  type Draft,
  type DraftLine,
  type DraftSection,
  isBlank,
} from '#quote-writing/rules/draft.ts';
import type { PastedRow, PastedSheet } from '#quote-writing/rules/pasted-rows.ts';
import { type LineNumber, linesOf } from '#quotes/rules/paper.ts';
import { MOST_LINES, MOST_SECTIONS } from '#quotes/rules/quotes.ts';
import { PLACES } from '#quotes/rules/sums.ts';
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
): Draft => {
  // One line too many would keep all of them from being saved.
  if (linesOf(draft.sections).length + added.length > MOST_LINES) return draft;
  return inSections(draft, (section, at) => {
    if ('section' in where)
      return at === where.section ? { ...section, lines: [...section.lines, ...added] } : section;
    const place = section.lines.findIndex(({ key }) => key === where.after);
    return place < 0 ? section : { ...section, lines: section.lines.toSpliced(place + 1, 0, ...added) };
  });
};

/** At the end, while there is room for one. */
export const addSection = (draft: Draft): Draft =>
  draft.sections.length >= MOST_SECTIONS
    ? draft
    : { ...draft, sections: [...draft.sections, { title: '', lines: [] }] };

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

interface Pasting {
  /** What a line is taxed at where the sheet does not say. */
  rate: number | null;
  language: Language;
}

const lineOf = ({ vatRate, ...row }: PastedRow, { rate, language }: Pasting): DraftLine => ({
  ...emptyLine(vatRate === undefined ? rate : vatRate),
  ...row,
  quantity: shown('quantity', row.quantity, language),
  unitPrice: shown('unitPrice', row.unitPrice, language),
  discountPercent: shown('discountPercent', row.discountPercent, language),
});

/** What was no number stays as it was copied. */
const shown = (name: LineNumber, written: string, language: Language) =>
  readDecimal(written, PLACES.price) === null ? written : cellOf(name, written, language);

/**
 * Rows of a spreadsheet after a line, or in its place where nothing is written in it; sections of the sheet follow the
 * section it stands in.
 */
export const pasteSheet = (draft: Draft, key: string, sheet: PastedSheet, pasting: Pasting): Draft => {
  const at = draft.sections.findIndex(({ lines }) => lines.some((line) => line.key === key));
  const section = draft.sections[at];
  if (!section) return draft;
  const place = section.lines.findIndex((line) => line.key === key);
  const isFree = section.lines.slice(place, place + 1).every(isBlank);
  const pasted = sheet.sections.map(({ title, lines }) => ({
    title: title ?? '',
    lines: lines.map((row) => lineOf(row, pasting)),
  }));
  const isBare = section.title === '' && section.lines.every(isBlank);
  const [first, ...rest] = pasted;
  if (!first) return draft;
  const isHere = sheet.sections[0]?.title === null || isBare;
  const added = isHere ? rest : pasted;
  const own: DraftSection = {
    title: section.title || (isHere ? first.title : ''),
    lines: section.lines.toSpliced(
      isFree ? place : place + 1,
      isFree ? 1 : 0,
      ...(isHere ? first.lines : []),
    ),
  };
  const room = Math.max(0, MOST_SECTIONS - draft.sections.length);
  const whole = added.slice(0, room);
  const over = added.slice(room).flatMap(({ lines }) => lines);
  const last = whole.at(-1) ?? own;
  const sections = [own, ...whole].map((one) =>
    one === last ? { ...one, lines: [...one.lines, ...over] } : one,
  );
  return { ...draft, sections: draft.sections.toSpliced(at, 1, ...sections) };
};
