import { expect, test } from 'vitest';
import { sumOfListedQuotes } from './sum-of-listed-quotes.ts';

const quote = (
  state: Parameters<typeof sumOfListedQuotes>[0][number]['state'],
  total: string,
  overrides = {},
) => ({
  state,
  total,
  withdrawnAt: null,
  contractEndedAt: null,
  ...overrides,
});

const settled = [
  quote('accepted', '4270.50'),
  quote('accepted', '17031.46'),
  quote('declined', '16757.68'),
  quote('withdrawn', '100.00'),
  quote('expired', '200.00'),
  quote('accepted', '300.00', { withdrawnAt: '2026-11-28T10:00:00.000Z' }),
  quote('accepted', '400.00', { contractEndedAt: '2026-11-28T10:00:00.000Z' }),
];

test.each([true, false])('what was settled comes to what was accepted and still holds (reading 71)', (is) => {
  expect(sumOfListedQuotes(settled, is)).toBe('21301.96');
});

test('of several quotes for one job a client takes one: they have no sum', () => {
  const open = [quote('sent', '17031.46'), quote('sent', '16757.68'), quote('change-asked', '1.00')];
  expect(sumOfListedQuotes(open, false)).toBe(null);
  expect(sumOfListedQuotes(open, true)).toBe('33790.14');
});

test('where nothing was taken there is no sum, rather than nought', () => {
  expect(sumOfListedQuotes([quote('declined', '16757.68')], false)).toBe(null);
});
