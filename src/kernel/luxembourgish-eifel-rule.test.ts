import { expect, test } from 'vitest';
import { applyEifelRule } from './luxembourgish-eifel-rule.ts';

test.each([
  ['vun', 'Muller', 'vu Muller'],
  ['vun', 'Hoffmann', 'vun Hoffmann'],
  ['vun', 'Émile Reuter', 'vun Émile Reuter'],
  ['hunn', '„Daach“', 'hunn „Daach“'],
  ['hunn', '„Fassad“', 'hu „Fassad“'],
  ['den', '15. Mäerz 2026', 'de 15. Mäerz 2026'],
  ['den', '31. Mäerz 2026', 'den 31. Mäerz 2026'],
  ['vun', 4, 'vu 4'],
  ['vun', 12, 'vun 12'],
  ['vun', 24, 'vu 24'],
  ['vun', 40, 'vu 40'],
  ['vun', 300, 'vun 300'],
  ['vun', '24.000', 'vu 24.000'],
  ['vun', '', 'vu '],
])('%s before %s', (word, next, expected) => {
  expect(applyEifelRule(word, next)).toBe(expected);
});
