import { expect, test } from 'vitest';
import { inWords } from './duration.ts';

test.each([
  [1, 1, 'minutes'],
  [59, 59, 'minutes'],
  [60, 1, 'hours'],
  [89, 1, 'hours'],
  [90, 2, 'hours'],
  [47 * 60, 47, 'hours'],
  [48 * 60, 2, 'days'],
  [7 * 24 * 60, 7, 'days'],
])('%i minutes are %i %s', (minutes, count, unit) => {
  expect(inWords(minutes)).toEqual({ unit, count });
});
