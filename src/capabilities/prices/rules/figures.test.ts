import { describe, expect, test } from 'vitest';
import { figuresOf, type PricedJob } from './figures.ts';

const YEAR = 2026;

const jobs = (count: number, change: (at: number) => Partial<PricedJob> = () => ({})): PricedJob[] =>
  Array.from({ length: count }, (_, at) => ({
    companyId: at % 3,
    clientId: at,
    euros: 1000 * (at + 1),
    year: YEAR,
    size: 60,
    shares: { labour: 0.4, materials: 0.6 },
    ...change(at),
  }));
const figures = (all: PricedJob[]) => figuresOf(all, { unit: 'm²', year: YEAR });

describe('what jobs of a trade cost', { meta: { requirements: ['D3-7.1', 'D3-10.26'] } }, () => {
  test('is the middle half and the median, to €100', () => {
    expect(figures(jobs(11, (at) => ({ euros: 1040 * (at + 1) }))).all).toEqual({
      count: 11,
      companies: 3,
      low: 3600,
      median: 6200,
      high: 8800,
    });
  });

  test.each([
    ['nine jobs', jobs(9)],
    ['two companies', jobs(30, (at) => ({ companyId: at % 2 }))],
    ['four clients', jobs(30, (at) => ({ companyId: at % 8, clientId: at % 4 }))],
    ['nine pairs of a client and a company', jobs(90, (at) => ({ companyId: at % 9, clientId: at % 9 }))],
    ['nine jobs and one far from them', jobs(10, (at) => ({ euros: at === 9 ? 990_000 : 1000 + at }))],
  ])('says nothing of %s', (_, few) => {
    expect(figures(few)).toEqual({ all: null, leftOut: 0, byYear: [], bySize: [], kinds: [] });
  });

  test('holds ten jobs of three companies in every cell', () => {
    const all = [
      ...jobs(12),
      ...jobs(9, (at) => ({ year: YEAR - 1, size: 20, clientId: 20 + at })),
      ...jobs(12, (at) => ({ year: YEAR - 2, size: 300, companyId: 1, clientId: 40 + at })),
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
    const all = jobs(12, (at) => ({
      shares: { labour: 0.3, materials: 0.6, ...(at < 9 && { scaffolding: 0.1 }) },
    }));
    expect(figures(all).kinds).toEqual([
      { kind: 'materials', percent: 60 },
      { kind: 'labour', percent: 30 },
    ]);
  });

  test('leaves out what lies beyond the outer fences, and says how many (reading 82)', () => {
    const all = figures([...jobs(12), ...jobs(2, (at) => ({ clientId: 90 + at, euros: 99_000 }))]);
    expect(all).toMatchObject({ leftOut: 2, all: { count: 12, high: 9300 } });
  });

  test('has no sizes where the trade has none', () => {
    expect(figuresOf(jobs(12), { unit: null, year: YEAR }).bySize).toEqual([]);
  });
});
