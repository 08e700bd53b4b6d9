import { expect, test } from 'vitest';
import { MAX_QUOTE_LINES } from '#features/quotes/core/rules/quotes.ts';
import type { DraftLine, QuoteDraft } from '#features/quotes/writing/rules/quote-draft.ts';
import { emptyDraftLine } from './draft-from-quote.ts';
import {
  changeMarkedLines,
  copyMarkedLines,
  insertSections,
  moveMarkedLines,
  removeMarkedLines,
  restoreMarkedLines,
} from './edit-marked-lines.ts';

const line = (key: string, changes: Partial<DraftLine> = {}): DraftLine => ({
  ...emptyDraftLine(17),
  key,
  description: key,
  ...changes,
});

const draftOf = (...sections: [title: string, keys: string][]): QuoteDraft =>
  ({
    sections: sections.map(([title, keys]) => ({
      title,
      lines: keys.split('').map((key) => line(key)),
    })),
  }) as unknown as QuoteDraft;

const shapeOf = (draft: QuoteDraft) =>
  draft.sections.map(
    ({ title, lines }) => `${title}:${lines.map(({ description }) => description).join('')}`,
  );

const draft = draftOf(['A', 'abc'], ['B', 'de']);
const keys = new Set(['b', 'd']);

test('marked lines change together, 3 % only at the full rate, and the others stay the same objects', () => {
  const reduced = changeMarkedLines(draft, keys, { mayBeReduced: true });
  expect(reduced.sections[0]?.lines.map(({ mayBeReduced }) => mayBeReduced)).toEqual([false, true, false]);
  expect(reduced.sections[0]?.lines[0]).toBe(draft.sections[0]?.lines[0]);
  const atEight = changeMarkedLines(reduced, new Set(['b']), { vatRate: 8 });
  expect(atEight.sections[0]?.lines[1]).toMatchObject({ vatRate: 8, mayBeReduced: false });
  const other = draftOf(['A', 'a'], ['B', 'b']);
  expect(changeMarkedLines(other, new Set(['a']), { discountPercent: '10' }).sections[1]).toBe(
    other.sections[1],
  );
});

test('marked lines are removed and come back where they stood, also after others were added', () => {
  const removed = removeMarkedLines(draft, keys);
  expect(shapeOf(removed)).toEqual(['A:ac', 'B:e']);
  expect(shapeOf(restoreMarkedLines(removed, draft, keys))).toEqual(['A:abc', 'B:de']);
});

test('marked lines are copied behind the last of each section and moved to the end of one', () => {
  const copied = copyMarkedLines(draft, new Set(['a', 'b', 'd']));
  expect(shapeOf(copied)).toEqual(['A:ababc', 'B:dde']);
  const all = copied.sections.flatMap(({ lines }) => lines);
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  expect(shapeOf(moveMarkedLines(draft, new Set(['a', 'c', 'e']), 1))).toEqual(['A:b', 'B:deac']);
  expect(moveMarkedLines(draft, keys, 7)).toBe(draft);
});

test('a template is inserted below a line without its titles, or as sections behind the one it stands in', () => {
  const sections = draftOf(['X', 'xy'], ['Y', 'z']).sections;
  const below = { section: 0, after: 'a' };
  expect(shapeOf(insertSections(draft, below, { sections, hasTitles: false }))).toEqual(['A:axyzbc', 'B:de']);
  expect(shapeOf(insertSections(draft, below, { sections, hasTitles: true }))).toEqual([
    'A:abc',
    'X:xy',
    'Y:z',
    'B:de',
  ]);
  const atEnd = insertSections(draft, { section: 1, after: null }, { sections, hasTitles: false });
  expect(shapeOf(atEnd)).toEqual(['A:abc', 'B:dexyz']);
  const bare = draftOf(['', '']);
  expect(shapeOf(insertSections(bare, { section: 0, after: null }, { sections, hasTitles: true }))).toEqual([
    'X:xy',
    'Y:z',
  ]);
});

test('what would be a line too many is not inserted at all', () => {
  const full = {
    sections: [
      { title: '', lines: Array.from({ length: MAX_QUOTE_LINES - 1 }, (_, at) => line(`full-${at}`)) },
    ],
  } as unknown as QuoteDraft;
  const { sections } = draftOf(['X', 'xy']);
  expect(insertSections(full, { section: 0, after: null }, { sections, hasTitles: false })).toBe(full);
  expect(copyMarkedLines(full, new Set(['full-0', 'full-1']))).toBe(full);
});
