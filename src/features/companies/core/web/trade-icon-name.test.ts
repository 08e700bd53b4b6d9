import { expect, test } from 'vitest';
import { categoryNames } from '#demo/material/trade.ts';
import { tradeIconName } from './trade-icon-name.ts';

test('no two trades have the same drawing (visual 30)', () => {
  const names = categoryNames.map(tradeIconName);
  expect(new Set(names).size).toBe(names.length);
});
