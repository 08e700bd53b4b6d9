import { describe, expect, test } from 'vitest';
import { type PricedJob, tradeStatisticsOf } from './price-statistics.ts';

const YEAR = 2026;

const jobs = (count: number, change: (index: number) => Partial<PricedJob> = () => ({})): PricedJob[] =>
  Array.from({ length: count }, (_, index) => ({
    companyId: index % 3,
    clientId: index,
    euros: 1000 * (index + 1),
    year: YEAR,
    size: 60,
    shares: { labour: 0.4, materials: 0.6 },
    ...change(index),
  }));
const figures = (all: PricedJob[]) => tradeStatisticsOf(all, { unit: 'm²', year: YEAR });

describe('what jobs of a trade cost', { meta: { requirements: ['D3-7.1', 'D3-10.26'] } }, () => {
  test('is the middle half and the median, to €100', () => {
    expect(figures(jobs(11, (index) => ({ euros: 1040 * (index + 1) }))).all).toEqual({
      count: 11,
      companies: 3,
      low: 3600,
      median: 6200,
      high: 8800,
    });
  });

  test.each([
    ['nine jobs', jobs(9)],
    ['two companies', jobs(30, (index) => ({ companyId: index % 2 }))],
    ['four clients', jobs(30, (index) => ({ companyId: index % 8, clientId: index % 4 }))],
    [
      'nine pairs of a client and a company',
      jobs(90, (index) => ({ companyId: index % 9, clientId: index % 9 })),
    ],
    [
      'nine jobs and one far from them',
      jobs(10, (index) => ({ euros: index === 9 ? 990_000 : 1000 + index })),
    ],
  ])('says nothing of %s', (_, tooFewJobs) => {
    expect(figures(tooFewJobs)).toEqual({ all: null, leftOut: 0, byYear: [], bySize: [], kinds: [] });
  });

  test('holds ten jobs of three companies in every cell', () => {
    const all = [
      ...jobs(12),
      ...jobs(9, (index) => ({ year: YEAR - 1, size: 20, clientId: 20 + index })),
      ...jobs(12, (index) => ({ year: YEAR - 2, size: 300, companyId: 1, clientId: 40 + index })),
    ];
    const { byYear, bySize } = figures(all);
    expect(byYear.map(({ year, price }) => [year, price?.count ?? null])).toEqual([
      [2022, null],
      [2023, null],
      [2024, null],
      [2025, null],
      [2026, 12],
    ]);
    expect(bySize.map(({ above, upTo, price }) => [above, upTo, price?.count ?? null])).toEqual([
      [0, 50, null],
      [50, 100, 12],
      [100, 200, null],
      [200, null, null],
    ]);
  });

  test('names a kind’s share where ten jobs name the kind, the largest first', () => {
    const all = jobs(12, (index) => ({
      shares: { labour: 0.3, materials: 0.6, ...(index < 9 && { scaffolding: 0.1 }) },
    }));
    expect(figures(all).kinds).toEqual([
      { kind: 'materials', percent: 60 },
      { kind: 'labour', percent: 30 },
    ]);
  });

  test('leaves out what lies beyond the outer fences, and says how many (reading 82)', () => {
    const all = figures([...jobs(12), ...jobs(2, (index) => ({ clientId: 90 + index, euros: 99_000 }))]);
    expect(all).toMatchObject({ leftOut: 2, all: { count: 12, high: 9300 } });
  });

  test('has no sizes where the trade has none', () => {
    expect(tradeStatisticsOf(jobs(12), { unit: null, year: YEAR }).bySize).toEqual([]);
  });
});
