import { describe, expect, test } from 'vitest';
import fc from '#testing/fast-check.ts';
import { parseDecimalOrThrow, divideRounded, parseDecimal, formatDecimalUnits } from './decimal.ts';

/** At most fifteen digits before the point are read. */
const LARGEST = 999_999_999_999_999n;

describe('decimals', { meta: { requirements: ['D3-4.7'] } }, () => {
  test.each([
    ['84.35', 2, 8435n],
    ['84.3', 2, 8430n],
    ['84', 2, 8400n],
    ['-0.05', 2, -5n],
    ['12.500', 3, 12500n],
    ['0', 0, 0n],
    ['999999999999.99', 2, 99999999999999n],
  ])('%s to %i places is %s', (text, places, units) => {
    expect(parseDecimal(text, places)).toBe(units);
  });

  test.each([
    '',
    '.',
    '1.',
    '.5',
    '1,5',
    '1e3',
    '0x10',
    '٣',
    '1.555',
    ' 1',
    '1 ',
    '+1',
    '--1',
    '1.5.5',
    'NaN',
  ])('%j is no amount', (text) => {
    expect(parseDecimal(text, 2)).toBeNull();
    expect(() => parseDecimalOrThrow(text, 2)).toThrow(RangeError);
  });

  test('what is written is read again', () => {
    fc.assert(
      fc.property(fc.bigInt(-LARGEST, LARGEST), fc.integer({ min: 0, max: 4 }), (units, places) => {
        expect(parseDecimalOrThrow(formatDecimalUnits(units, places), places)).toBe(units);
      }),
    );
  });

  test('more than fifteen digits before the point are no amount', () => {
    expect(parseDecimal(String(LARGEST), 0)).toBe(LARGEST);
    expect(parseDecimal(String(LARGEST + 1n), 0)).toBeNull();
  });

  test.each([
    [5n, 10n, 1n],
    [-5n, 10n, -1n],
    [4n, 10n, 0n],
    [-4n, 10n, 0n],
    [15n, 10n, 2n],
    [25n, 10n, 3n],
    [-25n, 10n, -3n],
  ])('%s by %s is %s', (dividend, divisor, quotient) => {
    expect(divideRounded(dividend, divisor)).toBe(quotient);
  });

  test('never more than half a unit off, and the same on both sides of zero', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 30n), 10n ** 30n), fc.bigInt(1n, 10n ** 12n), (dividend, divisor) => {
        const quotient = divideRounded(dividend, divisor);
        const rest = dividend - quotient * divisor;
        expect(2n * (rest < 0n ? -rest : rest) <= divisor).toBe(true);
        expect(divideRounded(-dividend, divisor)).toBe(-quotient);
      }),
    );
  });
});
