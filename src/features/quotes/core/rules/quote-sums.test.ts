import { describe, expect, test } from 'vitest';
import { vatRatesOn } from '#kernel/vat-rates.ts';
import { anyQuoteLine, asLineInput, exactSums } from '#testing/exact-sums.ts';
import fc, { propertyRuns } from '#testing/fast-check.ts';
import {
  centsAsDecimal,
  instalmentsOf,
  isOneHundredPercent,
  netCentsOfLine,
  netCentsOfSection,
  type PricedLine,
  quoteSumsOf,
  sumsAsDecimals,
} from './quote-sums.ts';

const line = (changes: Partial<PricedLine>): PricedLine => ({
  quantity: '1',
  unitPrice: '100',
  discountPercent: '0',
  vatRate: 17,
  isOptional: false,
  mayBeReduced: false,
  ...changes,
});

describe('sums', { meta: { requirements: ['D3-4.7'] } }, () => {
  test.each([
    ['148', '18.50', '0', '2738.00'],
    ['112.5', '46.80', '5', '5001.75'],
    ['1', '0.005', '0', '0.01'],
    ['1', '0.0049', '0', '0.00'],
    ['1', '-0.005', '0', '-0.01'],
    ['3', '33.3333', '0', '100.00'],
    ['0.001', '5', '0', '0.01'],
    ['0.001', '4.9999', '0', '0.00'],
    ['1', '99.99', '100', '0.00'],
    ['2.345', '12.3456', '12.5', '25.33'],
  ])('%s × %s less %s %% is %s', (quantity, unitPrice, discountPercent, net) => {
    expect(centsAsDecimal(netCentsOfLine(line({ quantity, unitPrice, discountPercent })))).toBe(net);
  });

  test('nothing while something is missing', () => {
    expect(netCentsOfLine(line({ quantity: null }))).toBe(0n);
    expect(netCentsOfLine(line({ unitPrice: null }))).toBe(0n);
  });

  test('random quotes are what exact fractions come to', { meta: { requirements: ['D3-9.1'] } }, () => {
    fc.assert(
      fc.property(fc.array(anyQuoteLine, { maxLength: 12 }), (randomLines) => {
        const exact = exactSums(randomLines);
        const sums = quoteSumsOf(
          randomLines.map((item) => line(asLineInput(item))),
          { isMainResidence: false },
        );
        expect([sums.net, sums.total]).toEqual([exact.net, exact.total]);
      }),
      { numRuns: propertyRuns(500) },
    );
  });

  test('tax is reckoned on the sum of a rate, not line by line', () => {
    const three = Array.from({ length: 3 }, () => line({ unitPrice: '0.33', vatRate: 3 }));
    expect(sumsAsDecimals(quoteSumsOf(three, { isMainResidence: false }))).toEqual({
      net: '0.99',
      taxes: [{ rate: 3, base: '0.99', tax: '0.03' }],
      total: '1.02',
      reduced: null,
      options: '0.00',
    });
  });

  test('optional lines are outside the total until they are taken, and then taxed with their rate', () => {
    const [firm, option] = [
      line({ unitPrice: '0.03', vatRate: 17 }),
      line({ unitPrice: '0.03', isOptional: true }),
    ];
    const lines = [firm, option];
    expect(sumsAsDecimals(quoteSumsOf(lines, { isMainResidence: false }))).toMatchObject({
      net: '0.03',
      total: '0.04',
      options: '0.03',
    });
    const sums = quoteSumsOf(lines, { isMainResidence: false, isTaken: (item) => item === option });
    expect(sumsAsDecimals(sums)).toMatchObject({ net: '0.06', total: '0.07', options: '0.00' });
  });

  describe('the reduced rate', { meta: { requirements: ['D3-4.8', 'D3-10.16'] } }, () => {
    const marked = (unitPrice: string) => [
      line({ unitPrice, mayBeReduced: true }),
      line({ unitPrice: '180' }),
    ];
    const reducedOf = (lines: readonly PricedLine[], isMainResidence: boolean | null) =>
      sumsAsDecimals(quoteSumsOf(lines, { isMainResidence })).reduced;

    test('taxes the marked lines anew', () => {
      expect(reducedOf(marked('24496.25'), true)).toEqual({
        taxes: [
          { rate: 17, base: '180.00', tax: '30.60' },
          { rate: 3, base: '24496.25', tax: '734.89' },
        ],
        total: '25441.74',
      });
    });

    test('only with a main residence, from €3,000 of marked lines on', () => {
      expect(reducedOf(marked('24496.25'), false)).toBeNull();
      expect(reducedOf(marked('24496.25'), null)).toBeNull();
      expect(reducedOf(marked('2999.99'), true)).toBeNull();
      expect(reducedOf(marked('3000'), true)).not.toBeNull();
      expect(reducedOf([line({ unitPrice: '9000', vatRate: 8, mayBeReduced: true })], true)).toBeNull();
    });
  });

  test.each([
    ['100.00', ['33.33', '33.33', '33.34'], ['33.33', '33.33', '33.34']],
    ['0.05', ['50', '50'], ['0.03', '0.02']],
    ['28871.21', ['25', '25', '30', '20'], ['7217.80', '7217.80', '8661.36', '5774.25']],
  ])(
    'a plan of %s: the last part takes the odd cent',
    { meta: { requirements: ['D3-10.13'] } },
    (total, percents, parts) => {
      const cents = BigInt(total.replace('.', ''));
      expect(instalmentsOf(cents, percents).map(centsAsDecimal)).toEqual(parts);
    },
  );

  test.each([
    [['50', '50'], true],
    [['33.33', '33.33', '33.34'], true],
    [['33.33', '33.33', '33.33'], false],
    [['99'], false],
    [['60', '41'], false],
  ])('%j sums to 100: %s', (percents, isWhole) => {
    expect(isOneHundredPercent(percents)).toBe(isWhole);
  });

  test.each([
    ['2024-01-01', [17, 14, 8, 3]],
    ['2023-12-31', [16, 13, 7, 3]],
    ['2023-01-01', [16, 13, 7, 3]],
    ['2022-12-31', [17, 14, 8, 3]],
  ])('the rates of %s', { meta: { requirements: ['D3-4.4'] } }, (day, rates) => {
    expect(vatRatesOn(day)).toEqual(rates);
  });
});

test('a section’s sum has the options that were taken in it (reading 71)', () => {
  const line = (unitPrice: string, isOptional: boolean): PricedLine => ({
    quantity: '1',
    unitPrice,
    discountPercent: '0',
    vatRate: 17,
    isOptional,
    mayBeReduced: false,
  });
  const [firm, taken, left] = [line('2220', false), line('240', true), line('100', true)];
  if (!firm || !taken || !left) throw new Error('Three lines');
  expect(netCentsOfSection([firm, taken, left])).toBe(222_000n);
  expect(netCentsOfSection([firm, taken, left], (item) => item === taken)).toBe(246_000n);
});
