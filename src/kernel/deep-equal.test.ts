import { expect, test } from 'vitest';
import { isDeepEqual } from './deep-equal.ts';

const day = '2026-11-26T12:00:00Z';

test.each([
  ['a text', 'roof', 'roof'],
  ['nothing', null, null],
  ['a list in a field', { trades: [{ id: 1 }, { id: 2 }] }, { trades: [{ id: 1 }, { id: 2 }] }],
  ['the order of fields', { id: 1, name: 'Muller' }, { name: 'Muller', id: 1 }],
  ['a moment', { at: new Date(day) }, { at: new Date(day) }],
])('%s is the same', (_, a, b) => {
  expect(isDeepEqual(a, b)).toBe(true);
});

test.each([
  ['a text', 'roof', 'roofs'],
  ['a number and its digits', 1, '1'],
  ['nothing and no field', { id: null }, {}],
  ['a field that says nothing, and another', { id: undefined }, { name: undefined }],
  ['one field more', { id: 1 }, { id: 1, name: 'Muller' }],
  ['one field less', { id: 1, name: 'Muller' }, { id: 1 }],
  ['one item more', [1], [1, 2]],
  ['another order of a list', [1, 2], [2, 1]],
  ['a list and an object', [], {}],
  ['an object and nothing', {}, null],
  ['what lies deep', { trades: [{ names: { fr: 'Toiture' } }] }, { trades: [{ names: { fr: 'Façade' } }] }],
  ['a moment', { at: new Date(day) }, { at: new Date('2026-11-27') }],
  ['a moment and its text', new Date(day), day],
  ['a moment and an object', new Date(day), {}],
])('%s is not the same', (_, a, b) => {
  expect(isDeepEqual(a, b)).toBe(false);
});
