import { expect, test } from 'vitest';
import { formatEuros, formatMoney, formatMoneyRange } from './format-money.ts';

test.each([
  [4_820_000, '€48,200'],
  [3_500, '€35'],
  [0, '€0'],
  [99, '€1'],
  [3_549, '€35'],
  [3_550, '€36'],
  [123_456_789, '€1,234,568'],
  [-500_00, '−€500'],
])('%d cents are %s', (cents, expected) => {
  expect(formatMoney(cents, { language: 'en' })).toBe(expected);
});

test.each([
  [3_500, '€35.00'],
  [3_549, '€35.49'],
  [123_456_789, '€1,234,567.89'],
])('%d cents with cents are %s', (cents, expected) => {
  expect(formatMoney(cents, { language: 'en', withCents: true })).toBe(expected);
});

test.each([12.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is no number of cents', (cents) => {
  expect(() => formatMoney(cents, { language: 'en' })).toThrow(RangeError);
});

test('a range has two ends, or one', () => {
  expect(formatMoneyRange(500_000, 1_000_000, { language: 'en' })).toBe('€5,000–€10,000');
  expect(formatMoneyRange(500_000, 500_000, { language: 'en' })).toBe('€5,000');
  expect(formatMoneyRange(300_050, 500_000, { language: 'en' })).toBe('€3,000.50–€5,000');
});

test.each([
  [12_500.4, '€12,500'],
  [48_200, '€48,200'],
  [0, '€0'],
  [999.6, '€1,000'],
])('%d euros are %s', { meta: { requirements: ['PROFILE-038'] } }, (euros, expected) => {
  expect(formatEuros(euros, 'en')).toBe(expected);
});
