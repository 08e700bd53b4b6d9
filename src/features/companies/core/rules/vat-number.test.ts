import { expect, test } from 'vitest';
import { hasValidVatChecksum, vatBadgeOf, vatNumberWithCheckDigits } from './vat-number.ts';

test.each([
  ['LU15027442', true],
  ['LU10000053', true],
  ['LU89000000', true],
  ['LU00000101', true],
  ['LU15027443', false],
  ['LU50127442', false],
  ['lu15027442', false],
  ['LU 15027442', false],
  ['LU1502744', false],
  ['LU150274420', false],
  ['FR15027442', false],
  ['15027442', false],
  ['LU15027442\n', false],
  ['LU1502744٢', false],
  ['', false],
])('%j can be a VAT number: %s', (number, isPossible) => {
  expect(hasValidVatChecksum(number)).toBe(isPossible);
});

test('one wrong digit or two that changed places are found, wherever they stand', () => {
  const digits = '15027442';
  for (let place = 0; place < 8; place += 1) {
    for (const digit of '0123456789') {
      const wrong = `LU${digits.slice(0, place)}${digit}${digits.slice(place + 1)}`;
      expect(hasValidVatChecksum(wrong), wrong).toBe(digit === digits[place]);
    }
  }
  expect(hasValidVatChecksum('LU51027442')).toBe(false);
});

test.each([
  [100_000, 'LU10000053'],
  [184_752, 'LU18475277'],
  [890_000, 'LU89000000'],
  [1, 'LU00000101'],
])('the number that begins with %i', (firstSix, number) => {
  expect(vatNumberWithCheckDigits(firstSix)).toBe(number);
});

test.each([
  ['LU15027442', true, 'CDASH-018', 'verified'],
  ['LU15027442', false, 'CDASH-019', 'pending'],
  [null, false, 'CDASH-019', null],
  ['', false, 'CDASH-019', null],
] as const)('the badge of %s, verified: %s (%s)', (vatNumber, isVatVerified, _, badge) => {
  expect(vatBadgeOf({ vatNumber, isVatVerified })).toBe(badge);
});
