import { expect, test } from 'vitest';
import {
  emptyDraftHistory,
  hasSameDraftShape,
  mergeTheirsIntoHistory,
  recordDraftStep,
  redoDraftStep,
  undoDraftStep,
} from './draft-history.ts';
import type { DraftLine, QuoteDraft } from './quote-draft.ts';

const line = (key: string, description: string, id: number | null = null): DraftLine => ({
  key,
  id,
  kind: null,
  description,
  quantity: '',
  unit: null,
  unitPrice: '',
  discountPercent: '',
  vatRate: 17,
  isOptional: false,
  mayBeReduced: false,
});

const draft = (...lines: DraftLine[]): QuoteDraft => ({
  object: 'Roof',
  site: { commune: '', postalCode: '', street: '', isMainResidence: null, builtYear: '' },
  paperLanguage: 'en',
  addresseeName: '',
  addresseeAddress: '',
  intro: '',
  conditions: '',
  validUntil: null,
  startsOn: null,
  durationDays: '',
  warrantyMonths: '',
  sections: [{ title: '', lines }],
  exclusions: [],
  inclusions: [],
  plan: [],
});

const words = (source: QuoteDraft | undefined) =>
  source?.sections.flatMap(({ lines }) => lines.map(({ description }) => description));

const [slate, scaffold] = [line('a', 'Slate'), line('b', 'Scaffold')];

test(
  'a step back and forth again, with the numbers lines have got meanwhile',
  {
    meta: { requirements: ['D3-4.6'] },
  },
  () => {
    const previous = draft(slate, scaffold);
    const history = recordDraftStep(emptyDraftHistory, previous);
    // The line went, and the rest was saved.
    const now = draft(line('a', 'Slate', 7));
    const undone = undoDraftStep(history, now);
    expect(undone?.draft.sections[0]?.lines.map(({ key, id }) => [key, id])).toEqual([
      ['a', 7],
      ['b', null],
    ]);
    expect(undoDraftStep(undone?.history ?? emptyDraftHistory, previous)).toBeNull();
    expect(
      words(redoDraftStep(undone?.history ?? emptyDraftHistory, undone?.draft ?? previous)?.draft),
    ).toEqual(['Slate']);
  },
);

test('something new ends what could be done again', { meta: { requirements: ['D3-4.6'] } }, () => {
  const undone = undoDraftStep(recordDraftStep(emptyDraftHistory, draft(slate)), draft());
  expect(
    redoDraftStep(recordDraftStep(undone?.history ?? emptyDraftHistory, draft(scaffold)), draft()),
  ).toBeNull();
});

test('going back leaves what somebody else has written', { meta: { requirements: ['D3-4.6'] } }, () => {
  const [one, other] = [line('a', 'Slate', 1), line('b', 'Scaffold', 2)];
  const base = draft({ ...one, description: 'Slate, double lap' }, other);
  const history = recordDraftStep(emptyDraftHistory, draft(one, other));
  const theirs = draft(
    { ...one, description: 'Slate, double lap' },
    { ...other, description: 'Scaffold, three weeks' },
  );
  const undone = undoDraftStep(
    mergeTheirsIntoHistory(history, { base, theirs, rules: { language: 'de', isChange: false } }),
    theirs,
  );
  expect(words(undone?.draft)).toEqual(['Slate', 'Scaffold, three weeks']);
});

test('a hundred steps are kept', { meta: { requirements: ['D3-4.6'] } }, () => {
  let history = emptyDraftHistory;
  for (let index = 0; index < 150; index += 1)
    history = recordDraftStep(history, draft(line('a', String(index))));
  expect(history.past).toHaveLength(100);
  expect(words(history.past[0])).toEqual(['50']);
});

test.each([
  ['words', draft(slate), draft({ ...slate, description: 'Slates' }), true],
  ['a line more', draft(slate), draft(slate, scaffold), false],
  ['another order', draft(slate, scaffold), draft(scaffold, slate), false],
])('%s: the same shape is %s', { meta: { requirements: ['D3-4.6'] } }, (_, one, other, isSame) => {
  expect(hasSameDraftShape(one, other)).toBe(isSame);
});
