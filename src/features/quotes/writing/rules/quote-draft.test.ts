import { describe, expect, test } from 'vitest';
import {
  countUnreadableCells,
  type DraftCountField,
  type DraftLine,
  findUnreadableHeadFields,
  parseCell,
  parseCount,
  parseDay,
  parseDraftLine,
  parsePlanPart,
  type QuoteDraft,
  unitAfterTyping,
  withoutBlankLines,
} from './quote-draft.ts';

const rules = { language: 'de', isChange: false } as const;

const line = (changes: Partial<DraftLine> = {}): DraftLine => ({
  key: 'k',
  id: 1,
  kind: null,
  description: 'Tiles',
  quantity: '24',
  unit: 'm2',
  unitPrice: '54',
  discountPercent: '',
  vatRate: 17,
  isOptional: false,
  mayBeReduced: false,
  ...changes,
});

const draft = (lines: DraftLine[], plan: QuoteDraft['plan'] = []): QuoteDraft => ({
  site: { commune: '', postalCode: '', street: '', isMainResidence: null, builtYear: '' },
  object: 'Roof',
  paperLanguage: 'en',
  addresseeName: '',
  addresseeAddress: '',
  intro: '',
  conditions: '',
  validUntil: null,
  startsOn: null,
  durationDays: '',
  warrantyMonths: '',
  sections: [{ title: 'A', lines }],
  exclusions: [],
  inclusions: [],
  plan,
});

describe('what a cell does not understand is never nothing (issue 40.8)', () => {
  test.each<[Partial<DraftLine>, object]>([
    [{ discountPercent: '10 %' }, { discountPercent: '10' }],
    [{ discountPercent: '10%' }, { discountPercent: '10' }],
    [{ unitPrice: '€ 54' }, { unitPrice: '54' }],
    [{ unitPrice: '54,-' }, { unitPrice: '54' }],
    [{ unitPrice: '1.234' }, { unitPrice: '1234' }],
    [{ quantity: '24 m2' }, { quantity: '24' }],
    [{ quantity: '1.234' }, { quantity: '1234' }],
    [{ quantity: '' }, { quantity: null }],
    [{ discountPercent: 'abc' }, { discountPercent: '0', unreadable: { discountPercent: 'abc' } }],
    [{ discountPercent: '120' }, { discountPercent: '0', unreadable: { discountPercent: '120' } }],
    [{ discountPercent: '-5' }, { discountPercent: '0', unreadable: { discountPercent: '-5' } }],
    [{ unitPrice: '3*8' }, { unitPrice: null, unreadable: { unitPrice: '3*8' } }],
    [{ unitPrice: '-40' }, { unitPrice: null, unreadable: { unitPrice: '-40' } }],
    [{ quantity: '1,2345' }, { quantity: null, unreadable: { quantity: '1,2345' } }],
    [{ quantity: '0' }, { quantity: null, unreadable: { quantity: '0' } }],
    // The server would refuse such a sum, and every other line with it.
    [
      { quantity: '999999999', unitPrice: '999999999999' },
      { unitPrice: null, unreadable: { unitPrice: '999999999999' } },
    ],
  ])('%j is %j', (changes, read) => {
    expect(parseDraftLine(line(changes), rules)).toMatchObject(read);
    if (!('unreadable' in read)) expect(parseDraftLine(line(changes), rules).unreadable).toBeUndefined();
  });

  test('a price below nothing is one in a change order', () => {
    expect(parseDraftLine(line({ unitPrice: '-40' }), { ...rules, isChange: true })).toMatchObject({
      unitPrice: '-40',
    });
  });

  test('parts of a plan are read alike, and all cells are counted', () => {
    const part = (percent: string) => ({ on: 'completion' as const, label: '', percent });
    expect(parsePlanPart(part('30 %'), rules).percent).toBe('30');
    expect(parsePlanPart(part('a third'), rules)).toMatchObject({ percent: '0', unreadable: 'a third' });
    const typedDraft = draft(
      [line({ quantity: 'two', unitPrice: '3*8' }), line()],
      [part('30 %'), part('a third')],
    );
    expect(countUnreadableCells(typedDraft, rules)).toBe(3);
    expect(countUnreadableCells({ ...typedDraft, durationDays: '1,5', warrantyMonths: '24' }, rules)).toBe(4);
  });

  test.each<[DraftCountField, string, number | null]>([
    ['durationDays', '12', 12],
    ['durationDays', '12 days', 12],
    ['durationDays', '12 jours ouvrés', 12],
    ['durationDays', '12 Arbeitstage', 12],
    ['durationDays', '12 dias úteis', 12],
    ['warrantyMonths', '24 mois', 24],
    ['warrantyMonths', '24 Méint', 24],
    ['warrantyMonths', '0', 0],
    // Otherwise ten times as much, a fifth, and nothing at all would be written.
    ['durationDays', '1,5', null],
    ['durationDays', '10.5', null],
    ['durationDays', '2 Wochen', null],
    ['durationDays', '0', null],
    ['durationDays', 'abc', null],
    ['warrantyMonths', '2 years', null],
    ['warrantyMonths', '601', null],
  ])('%s: %s is %j', (name, text, count) => {
    expect(parseCount(name, text)).toBe(count);
  });
});

test('a day that nobody understands is named and counted, and is no day (issue 40.8)', () => {
  const typedDraft = { ...draft([line()]), validUntil: 'demain', startsOn: '2027-02-26' };
  expect(findUnreadableHeadFields(typedDraft)).toEqual({ validUntil: 'demain' });
  expect(countUnreadableCells(typedDraft, rules)).toBe(1);
  expect([parseDay('demain'), parseDay('2027-02-26'), parseDay(null)]).toEqual([null, '2027-02-26', null]);
});

test.each([
  ['quantity', '24 m2', 'lump-sum', 'm2'],
  ['quantity', '24', 'lump-sum', 'lump-sum'],
  ['unitPrice', '54 €/h', 'lump-sum', 'lump-sum'],
  ['unitPrice', '54 €/h', null, 'h'],
] as const)(
  'the unit of a line after %s %s, where it was %s, is %s (issue 40.8)',
  (name, text, currentUnit, unit) => {
    const read = parseCell(name, text, rules);
    expect(read && unitAfterTyping(name, read, currentUnit)).toBe(unit);
  },
);

test('a section without a line is dropped: the letters of the others would jump on paper', () => {
  const whole = {
    ...draft([line()]),
    sections: [
      { title: 'A', lines: [] },
      { title: 'B', lines: [line()] },
    ],
  };
  expect(withoutBlankLines(whole).sections.map(({ title }) => title)).toEqual(['B']);
  const bare = { ...whole, sections: [{ title: 'A', lines: [] }] };
  expect(withoutBlankLines(bare)).toBe(bare);
});

test('a line in which nothing was written is dropped, but for the only one (company 20)', () => {
  const blank = line({ description: ' ', quantity: '', unitPrice: '' });
  expect(withoutBlankLines(draft([line(), blank])).sections[0]?.lines).toEqual([line()]);
  expect(withoutBlankLines(draft([blank])).sections[0]?.lines).toEqual([blank]);
});
