import { expect, test } from 'vitest';
import { readWhole } from './whole-number.ts';

test.each([
  ['2026', 2026],
  ['007', 7],
  ['', null],
  ['1.5', null],
  ['-1', null],
  ['1e3', null],
  [' 1', null],
  ['9'.repeat(16), null],
])('%j is %j', (text, number) => {
  expect(readWhole(text)).toBe(number);
});
