import { expect, test } from 'vitest';
import { parseEuroCents } from './parse-euro-cents.ts';

test.each([
  ['29216', 2_921_600n],
  ['€29,216.00', 2_921_600n],
  ['29.216,50 €', 2_921_650n],
  ['29 216,5', 2_921_650n],
  ['0', 0n],
  ['1,234,567', 123_456_700n],
  ['12.34', 1234n],
  ['3.000', 300_000n],
  ['3,000', 300_000n],
  ['54,- €', 5400n],
  ['', null],
  ['-5', null],
  ['5 or 6', null],
  ['12.345.6789', null],
  ['9'.repeat(16), null],
])('“%s” is %s cents', (text, cents) => {
  expect(parseEuroCents(text)).toBe(cents);
});
