import { expect, test } from 'vitest';
import { type Defaults, findFieldsFromDefaults } from './fields-from-defaults.ts';
import type { QuoteDraft } from './quote-draft.ts';

const none: Defaults = { intro: '', conditions: '', validDays: 30, warrantyMonths: null, plan: [] };
const house: Defaults = {
  intro: 'Thank you for asking us.',
  conditions: 'Prices hold for 30 days.',
  validDays: 30,
  warrantyMonths: 120,
  plan: [
    { on: 'acceptance', label: '', percent: '30' },
    { on: 'completion', label: '', percent: '70' },
  ],
};

/** It says what the company has set, as a German typed it. */
const draft = {
  intro: house.intro,
  conditions: house.conditions,
  validUntil: '2026-12-30',
  warrantyMonths: '120',
  plan: [
    { on: 'acceptance', label: '', percent: '30,00' },
    { on: 'completion', label: '', percent: '70' },
  ],
} as unknown as QuoteDraft;

const found = (changes: object, defaults = house) => [
  ...findFieldsFromDefaults({ ...draft, ...changes }, defaults, {
    begunOn: '2026-11-30',
    rules: { language: 'de', isChange: false },
  }),
];

const all = ['validUntil', 'warrantyMonths', 'intro', 'conditions', 'plan'];

test.each([
  ['everything as set', {}, all],
  ['another day', { validUntil: '2026-12-31' }, all.filter((field) => field !== 'validUntil')],
  ['no day', { validUntil: 'soon' }, all.filter((field) => field !== 'validUntil')],
  ['another warranty', { warrantyMonths: '24' }, all.filter((field) => field !== 'warrantyMonths')],
  ['another text', { intro: 'Dear Claire' }, all.filter((field) => field !== 'intro')],
  [
    'a percentage that is none',
    { plan: [{ on: 'acceptance', label: '', percent: 'half' }] },
    all.slice(0, 4),
  ],
])('fields that still say what the company has set are found: %s', (_, changes, fields) => {
  expect(found(changes)).toEqual(fields);
});

test('a company that has set nothing has no such fields', () => {
  expect(found({ intro: '', conditions: '', warrantyMonths: '', plan: [] }, none)).toEqual([]);
});
