import { describe, expect, test } from 'vitest';
import { formatDecimalUnits, parseDecimalOrThrow } from '#kernel/decimal.ts';
import { housingVatOf, housingVatRules, housingVatRulesReadOn, type HousingWork } from './vat-on-housing.ts';

const cents = (euros: string) => parseDecimalOrThrow(euros, 2);
const euros = (amount: bigint) => formatDecimalUnits(amount, 2);

const YEAR = 2026;
const old: HousingWork = {
  net: cents('29216.00'),
  work: 'renovation',
  firstOccupied: 1931,
  acquired: null,
  isMainResidence: true,
  used: 0n,
};
const of = (change: Partial<HousingWork>) => housingVatOf({ ...old, ...change }, YEAR);

describe('work on a dwelling', { meta: { requirements: ['D3-7.2', 'D3-10.27'] } }, () => {
  test('as it is drawn: what both rates come to, what is kept, what is left', () => {
    const { standard, reduced, advantage, left, whyNot } = of({ used: cents('8000.00') });
    expect([standard.tax, standard.total, reduced.tax, reduced.total, advantage, left].map(euros)).toEqual([
      '4966.72',
      '34182.72',
      '876.48',
      '30092.48',
      '4090.24',
      '37909.76',
    ]);
    expect(whyNot).toEqual([]);
  });

  test.each<[string, Partial<HousingWork>, string[]]>([
    ['ten years are enough', { firstOccupied: YEAR - 10 }, []],
    ['nine are not', { firstOccupied: YEAR - 9 }, ['tooNew']],
    ['a six-year-old house bought this year', { firstOccupied: YEAR - 6, acquired: YEAR }, []],
    ['one bought five years ago', { firstOccupied: YEAR - 6, acquired: YEAR - 5 }, []],
    ['one bought six years ago', { firstOccupied: YEAR - 6, acquired: YEAR - 6 }, ['tooNew']],
    ['an extension of a house of last year', { work: 'creation', firstOccupied: YEAR - 1 }, []],
    ['a dwelling nobody has lived in yet', { work: 'creation', firstOccupied: null }, []],
    ['nothing is known of its years', { firstOccupied: null }, ['tooNew']],
    ['€3,000 are enough', { net: cents('3000.00') }, []],
    ['a cent less is not', { net: cents('2999.99') }, ['tooSmall']],
    ['it is a main residence', { isMainResidence: false }, ['notMainResidence']],
    ['something is left of the ceiling', { used: cents('49999.99') }, []],
    ['nothing is left of it', { used: cents('50000.00') }, ['nothingLeft']],
    ['more was used than there is', { used: cents('70000.00') }, ['nothingLeft']],
    [
      'whatever is wrong is said',
      { isMainResidence: false, firstOccupied: YEAR, net: 1n },
      ['notMainResidence', 'tooNew', 'tooSmall'],
    ],
  ])('%s', (_, change, whyNot) => {
    const vat = of(change);
    expect(vat.whyNot).toEqual(whyNot);
    expect(vat.standard.total - vat.reduced.total).toBe(vat.advantage);
    if (whyNot.length > 0) expect(vat.advantage).toBe(0n);
    else expect(vat.advantage).toBeGreaterThan(0n);
  });

  test('what is left of the ceiling is the most that is kept', () => {
    const vat = of({ net: cents('500000.00'), used: cents('10000.00') });
    expect([vat.advantage, vat.left, vat.reduced.tax].map(euros)).toEqual(['40000.00', '0.00', '45000.00']);
  });

  test.each([
    [{ firstOccupied: YEAR - 10 }, 'age'],
    [{ firstOccupied: YEAR - 6, acquired: YEAR - 2 }, 'acquisition'],
    [{ work: 'creation', firstOccupied: null }, 'creation'],
    [{ firstOccupied: YEAR - 6 }, null],
  ] as const)('%o comes by 3 % by %s', (change, way) => {
    expect(of(change).way).toBe(way);
  });

  test('each rule has a source, and a day on which it was read or none', () => {
    for (const { source, readOn } of housingVatRules) {
      expect(source).toMatch(/^https:\/\/(?:guichet|pfi)\.public\.lu\//);
      if (readOn !== null) expect(readOn).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
    expect(housingVatRules.some(({ readOn }) => readOn === housingVatRulesReadOn)).toBe(true);
  });
});
