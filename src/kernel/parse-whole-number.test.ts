import { expect, test } from 'vitest';
import { parseWholeNumber } from './parse-whole-number.ts';

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
  expect(parseWholeNumber(text)).toBe(number);
});
