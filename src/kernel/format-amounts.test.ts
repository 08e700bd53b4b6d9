import { expect, test } from 'vitest';
import { formatDecimal, formatUnitPrice, formatEuroAmount } from './format-amounts.ts';
import { formatAverage } from './format-average.ts';
import type { Language } from './language.ts';

/** Readers can't tell non-breaking spaces from others. */
const asRead = (text: string) => text.replace(/\s/gu, ' ');

test.each<[Language, string, string]>([
  ['en', '€12,345.60', '4.8'],
  ['fr', '12 345,60 €', '4,8'],
  ['lb', '12.345,60 €', '4,8'],
])('in %s a sum is %s and a rating %s', (language, sum, rating) => {
  expect(asRead(formatEuroAmount('12345.6', language))).toBe(sum);
  expect(formatAverage(4.76, language)).toBe(rating);
});

test('what is taken off bears a true minus, and no digit is lost to a fraction of two', () => {
  expect(formatEuroAmount('-90071992547409.93', 'en')).toBe('−€90,071,992,547,409.93');
});

test.each<[Language, string, string]>([
  ['en', '€7.1234', '−12.500'],
  ['de', '7,1234 €', '−12,500'],
  ['pt', '7,1234 €', '−12,500'],
])(
  'in %s the price of a unit has its four decimals: %s, and a quantity its own: %s',
  (language, price, plain) => {
    expect(asRead(formatUnitPrice('7.1234', language))).toBe(price);
    expect(formatDecimal('-12.500', language)).toBe(plain);
  },
);
