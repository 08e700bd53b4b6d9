import { expect, test } from 'vitest';
import { type FinishedJob, parseBudgetEuros, usualPriceOf } from './usual-price.ts';

test.each([
  ['12500', 12_500],
  ['€12,500', 12_500],
  ['12.500 EUR', 12_500],
  ['1 200 000 €', 1_200_000],
  ['950', 950],
  ['5000-10000', null],
  ['about 9000', null],
  ['€5,000–€10,000', null],
  ['12.5', null],
  ['0', null],
  ['', null],
])('the budget “%s” is %s euros', { meta: { requirements: ['D3-10.26'] } }, (budget, euros) => {
  expect(parseBudgetEuros(budget)).toBe(euros);
});

const jobs = (count: number, companies: number): FinishedJob[] =>
  Array.from({ length: count }, (_, index) => ({
    companyId: index % companies,
    clientId: index,
    euros: 1000 * (index + 1) + 49,
  }));

test(
  'the middle half of ten jobs of three companies, in hundreds',
  {
    meta: { requirements: ['D3-2.4'] },
  },
  () => {
    expect(usualPriceOf(jobs(10, 3))).toEqual({
      count: 10,
      companies: 3,
      low: 3300,
      median: 5500,
      high: 7800,
    });
  },
);

test.each([
  ['nine jobs', jobs(9, 3)],
  ['two companies', jobs(30, 2)],
  ['four clients', jobs(30, 3).map((job, index) => ({ ...job, clientId: index % 4 }))],
  ['none', []],
])('nothing is said of %s', { meta: { requirements: ['D3-2.4'] } }, (_, tooFewJobs) => {
  expect(usualPriceOf(tooFewJobs)).toBeNull();
});
