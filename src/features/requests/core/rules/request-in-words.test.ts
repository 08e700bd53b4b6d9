import { expect, test } from 'vitest';
import { sentences } from '#features/requests/core/strings/en/asking.ts';
import { formatMoney } from '#kernel/format-money.ts';
import { budgetInWords } from './request-in-words.ts';

const format = {
  weekday: (day: string) => day,
  longDate: (date: Date) => date.toISOString(),
  moneyAsGiven: (cents: bigint) => formatMoney(cents, { language: 'en', withCents: 'where any' }),
};

test.each([
  ['3000.5', '3000.5', '€3,000.50'],
  ['3000.00', '3000.00', '€3,000'],
  ['3000.50', '5000.00', '€3,000.50 to €5,000'],
])('a budget from %s to %s is read back to the cent: %s (reading 88)', (min, max, words) => {
  expect(budgetInWords({ min, max }, sentences, format)).toBe(words);
});
