import { expect, test } from 'vitest';
import { labelledPointIndexes } from './labelled-chart-points.ts';

test.each([
  [7, 4, [0, 2, 4, 6]],
  [30, 4, [0, 8, 16, 24, 29]],
  [30, 2, [0, 15, 29]],
  [90, 4, [0, 23, 46, 69, 89]],
  [366, 4, [0, 92, 184, 276, 365]],
  [2, 4, [0, 1]],
  [1, 4, [0]],
])('of %i points, in %i steps, named are %j', (count, maxSteps, indexes) => {
  expect(labelledPointIndexes(count, maxSteps)).toEqual(indexes);
});
