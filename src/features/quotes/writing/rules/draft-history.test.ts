import { expect, test } from 'vitest';
import { emptyHistory, isSameShape, redoNext, stepFrom, undoLast, withTheirs } from './draft-history.ts';
import type { DraftLine, QuoteDraft } from './draft.ts';

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
    const history = stepFrom(emptyHistory, previous);
    // The line went, and the rest was saved.
    const now = draft(line('a', 'Slate', 7));
    const undone = undoLast(history, now);
    expect(undone?.draft.sections[0]?.lines.map(({ key, id }) => [key, id])).toEqual([
      ['a', 7],
      ['b', null],
    ]);
    expect(undoLast(undone?.history ?? emptyHistory, previous)).toBeNull();
    expect(words(redoNext(undone?.history ?? emptyHistory, undone?.draft ?? previous)?.draft)).toEqual([
      'Slate',
    ]);
  },
);

test('something new ends what could be done again', { meta: { requirements: ['D3-4.6'] } }, () => {
  const undone = undoLast(stepFrom(emptyHistory, draft(slate)), draft());
  expect(redoNext(stepFrom(undone?.history ?? emptyHistory, draft(scaffold)), draft())).toBeNull();
});

test('going back leaves what somebody else has written', { meta: { requirements: ['D3-4.6'] } }, () => {
  const [one, other] = [line('a', 'Slate', 1), line('b', 'Scaffold', 2)];
  const base = draft({ ...one, description: 'Slate, double lap' }, other);
  const history = stepFrom(emptyHistory, draft(one, other));
  const theirs = draft(
    { ...one, description: 'Slate, double lap' },
    { ...other, description: 'Scaffold, three weeks' },
  );
  const undone = undoLast(
    withTheirs(history, { base, theirs, rules: { language: 'de', isChange: false } }),
    theirs,
  );
  expect(words(undone?.draft)).toEqual(['Slate', 'Scaffold, three weeks']);
});

test('a hundred steps are kept', { meta: { requirements: ['D3-4.6'] } }, () => {
  let history = emptyHistory;
  for (let index = 0; index < 150; index += 1) history = stepFrom(history, draft(line('a', String(index))));
  expect(history.past).toHaveLength(100);
  expect(words(history.past[0])).toEqual(['50']);
});

test.each([
  ['words', draft(slate), draft({ ...slate, description: 'Slates' }), true],
  ['a line more', draft(slate), draft(slate, scaffold), false],
  ['another order', draft(slate, scaffold), draft(scaffold, slate), false],
])('%s: the same shape is %s', { meta: { requirements: ['D3-4.6'] } }, (_, one, other, isSame) => {
  expect(isSameShape(one, other)).toBe(isSame);
});
