import { expect, test } from 'vitest';
import { createDraftNumberLocalizer } from './localize-draft-numbers.ts';
import { type CellParsingRules, type DraftLine, parseDraftLine, type QuoteDraft } from './quote-draft.ts';

const english: CellParsingRules = { language: 'en', isChange: false };
const german: CellParsingRules = { language: 'de', isChange: false };

const line = (changes: Partial<DraftLine>): DraftLine => ({
  key: 'k1',
  id: 1,
  kind: null,
  description: 'slate, 1.5 mm',
  quantity: '',
  unit: null,
  unitPrice: '',
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

const lineAfter = (changes: Partial<DraftLine>) =>
  createDraftNumberLocalizer('de', english).draftOf(draft([line(changes)])).sections[0]?.lines[0];

test.each<[Partial<DraftLine>, Partial<DraftLine>]>([
  // If the cell were left as it is, it would be a thousand in German.
  [{ quantity: '1.234' }, { quantity: '1,234' }],
  [{ unitPrice: '1,234.50' }, { unitPrice: '1234,50' }],
  [{ discountPercent: '7.5' }, { discountPercent: '7,5' }],
  [{ quantity: '24.5 m2' }, { quantity: '24,5', unit: 'm2' }],
  [{ quantity: 'a few' }, { quantity: 'a few' }],
  [{ quantity: '' }, { quantity: '' }],
])('%o of an English draft is %o in German', (source, expected) => {
  expect(lineAfter(source)).toEqual(line(expected));
});

test('a line is worth the same in the other language, also where it was reckoned before', () => {
  const typedLine = line({ quantity: '1.234', unitPrice: '1,234.50', discountPercent: '7.5' });
  const expectedValues = parseDraftLine(typedLine, english);
  const [converted] =
    createDraftNumberLocalizer('de', english).draftOf(draft([typedLine])).sections[0]?.lines ?? [];
  expect(converted && parseDraftLine(converted, german)).toEqual(expectedValues);
});

test('what is stored and what is shown stay one where they were one', () => {
  const { draftOf } = createDraftNumberLocalizer('de', english);
  const sample = draft([line({ quantity: '1.5' })]);
  expect(draftOf(sample)).toBe(draftOf(sample));
  expect(draftOf({ ...sample, object: 'Wall' }).sections[0]?.lines[0]).toBe(
    draftOf(sample).sections[0]?.lines[0],
  );
  expect(createDraftNumberLocalizer('en', english).draftOf(sample)).toBe(sample);
});

test('the plan, what two have changed, and what is kept of it follow too', () => {
  const plan = [{ on: 'acceptance' as const, label: '', percent: '33.3' }];
  const inGerman = [{ on: 'acceptance', label: '', percent: '33,3' }];
  const theirs = line({ unitPrice: '82.50' });
  const { draftOf, conflictOf, choiceOf } = createDraftNumberLocalizer('de', english);
  expect(draftOf(draft([], plan)).plan).toEqual(inGerman);
  expect(conflictOf({ at: 'plan', theirs: JSON.stringify(plan) }).theirs).toBe(JSON.stringify(inGerman));
  expect(conflictOf({ at: 'k1', theirs }).theirs).toMatchObject({ unitPrice: '82,50' });
  expect(conflictOf({ at: 'object', theirs: '"Wall"' }).theirs).toBe('"Wall"');
  expect(choiceOf({ at: 'plan', mine: plan })).toEqual({ at: 'plan', mine: inGerman });
  expect(choiceOf({ at: 1, mine: theirs }).mine).toMatchObject({ unitPrice: '82,50' });
});
