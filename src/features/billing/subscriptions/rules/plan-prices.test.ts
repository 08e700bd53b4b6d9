import { expect, test } from 'vitest';
import { FULL_VAT_RATE } from '#kernel/vat-rates.ts';
import fc from '#testing/fast-check.ts';
import {
  largestYearlySavingPercent,
  planPriceCents,
  computeIncludedVatCents,
  yearlySavingPercent,
} from './plan-prices.ts';
import { planNames, plans } from './plans.ts';

test.each([
  ['basic', 'PRICE-011', 3_500, 30_000, 28],
  ['professional', 'PRICE-013', 5_500, 50_000, 24],
  ['premium', 'PRICE-015', 8_500, 80_000, 21],
] as const)(
  '%s has its prices, and what a year saves is computed (%s)',
  (plan, _, monthly, yearly, percent) => {
    expect(planPriceCents({ plan, period: 'monthly' })).toBe(monthly);
    expect(planPriceCents({ plan, period: 'yearly' })).toBe(yearly);
    expect(yearlySavingPercent(plans[plan])).toBe(percent);
  },
);

test('no plan saves more than checkout says', { meta: { requirements: ['PRICE-005', 'LIMIT-019'] } }, () => {
  expect(largestYearlySavingPercent).toBe(28);
  for (const name of planNames) expect(yearlySavingPercent(plans[name])).toBeLessThanOrEqual(28);
});

test.each([
  [50_000, 7_265],
  [3_500, 509],
  [117, 17],
])('in %i cents are %i of VAT', (gross, vat) => {
  expect(computeIncludedVatCents(gross)).toBe(vat);
});

test('VAT within a price is 17 percent of the rest, to half a cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (gross) => {
      const vat = computeIncludedVatCents(gross);
      return Math.abs((gross - vat) * FULL_VAT_RATE - vat * 100) <= 59;
    }),
  );
});
