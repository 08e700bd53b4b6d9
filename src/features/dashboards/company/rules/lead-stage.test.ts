import { expect, test } from 'vitest';
import { findNeighbouringStage } from './lead-stage.ts';

test.each([
  ['new', 1, 'talking'],
  ['new', -1, undefined],
  ['won', -1, 'quoted'],
  ['lost', 1, undefined],
] as const)('beside %s by %i is %s', (stage, step, beside) => {
  expect(findNeighbouringStage(stage, step)).toBe(beside);
});
