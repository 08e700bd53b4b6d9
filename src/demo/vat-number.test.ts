import { expect, test } from 'vitest';
import { vatNumberFrom } from './vat-number.ts';

test('the last two digits are the first six modulo 89', () => {
  expect(vatNumberFrom(100_000)).toBe('LU10000053');
  expect(vatNumberFrom(184_752)).toBe('LU18475277');
  expect(vatNumberFrom(890_000)).toBe('LU89000000');
});

test('a VAT number needs six digits to begin with', () => {
  expect(() => vatNumberFrom(99_999)).toThrow(RangeError);
});
