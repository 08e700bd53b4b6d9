import { expect, test } from 'vitest';
import { changedFieldsOf } from './changed-fields.ts';

const shown = { city: 'Wiltz', phone: null, languages: ['lb'], hours: { Monday: '8–17' }, id: 3 };

test.each([
  [{ city: 'Wiltz', phone: null, languages: ['lb'], hours: { Monday: '8–17' } }, {}],
  [{ city: 'Vianden', phone: null }, { city: 'Vianden' }],
  [{ languages: ['lb', 'fr'] }, { languages: ['lb', 'fr'] }],
  [
    { hours: null, phone: '+352' },
    { hours: null, phone: '+352' },
  ],
])('of %j only %j is sent', (values, expected) => {
  expect(changedFieldsOf(shown, values)).toEqual(expected);
});
