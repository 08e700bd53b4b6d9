import { expect, test } from 'vitest';
import { categoryNames } from '#demo/material/trade.ts';
import { tradeIconPaths } from './category-icon.ts';

test('every trade has a drawing, and no two have the same (visual 30)', () => {
  const drawings = categoryNames.map((name) => tradeIconPaths[name]);
  expect(drawings).not.toContain(undefined);
  expect(new Set(drawings).size).toBe(drawings.length);
});
