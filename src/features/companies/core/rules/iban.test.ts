import { expect, test } from 'vitest';
import { formatIban, hasValidIbanChecksum, normalizeIban } from './iban.ts';

test.each([
  ['LU280019400644750000', true],
  ['DE89370400440532013000', true],
  ['FR1420041010050500013M02606', true],
  ['BE68539007547034', true],
  ['PT50000201231234567890154', true],
  // These are the shortest and the longest there are.
  ['NO9386011117947', true],
  ['MT84MALT011000012345MTLCAST001S', true],
  ['LU280019400644750001', false],
  ['LU820019400644750000', false],
  ['LU280019400644570000', false],
  ['lu280019400644750000', false],
  ['LU28 0019 4006 4475 0000', false],
  ['LU28001940064475000', false],
  ['LU28', false],
  ['2800194006447500000', false],
  [`LU28${'0'.repeat(31)}`, false],
  ['LU280019400644750000\n', false],
  ['LU28001940064475000٠', false],
  ['', false],
])('%j can be an IBAN: %s', (iban, isPossible) => {
  expect(hasValidIbanChecksum(iban)).toBe(isPossible);
});

test('one wrong digit is found, wherever it stands', () => {
  const iban = 'LU280019400644750000';
  for (let place = 2; place < iban.length; place += 1)
    for (const digit of '0123456789') {
      const wrong = `${iban.slice(0, place)}${digit}${iban.slice(place + 1)}`;
      expect(hasValidIbanChecksum(wrong), wrong).toBe(digit === iban[place]);
    }
});

test.each([
  'LU28 0019 4006 4475 0000',
  ' lu28 0019 4006 4475 0000 ',
  'IBAN: LU28 0019 4006 4475 0000',
  'iban lu280019400644750000',
  'LU28\u00A00019\u00A04006\u00A04475\u00A00000',
])('%j is stored without its spaces', (input) => {
  expect(normalizeIban(input)).toBe('LU280019400644750000');
});

test.each([
  ['LU280019400644750000', 'LU28 0019 4006 4475 0000'],
  ['NO9386011117947', 'NO93 8601 1117 947'],
])('%s is read in groups of four', (iban, groups) => {
  expect(formatIban(iban)).toBe(groups);
});
