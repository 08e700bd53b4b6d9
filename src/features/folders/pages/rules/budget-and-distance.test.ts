import { expect, test } from 'vitest';
import { kilometresBetween, typicalBudgetOf } from './budget-and-distance.ts';

test.each([
  [{ count: 0, median: null }, null],
  [{ count: 2, median: 900 }, null],
  [{ count: 3, median: 900 }, 900],
  [{ count: 4, median: 1000.005 }, 1000.01],
])('budgets measured as %o are %s euros', (measured, euros) => {
  expect(typicalBudgetOf(measured)).toBe(euros);
});

test.each([
  // Both start at the capital's Adolphe bridge: one ends at Vianden's castle, the other at the bridge itself.
  [[49.6085, 6.1266], [49.9351, 6.2019], 37],
  [[49.6085, 6.1266], [49.6085, 6.1266], 0],
] as const)('from %j to %j it is %i km', (from, to, kilometres) => {
  expect(Math.round(kilometresBetween(from, to))).toBe(kilometres);
});
