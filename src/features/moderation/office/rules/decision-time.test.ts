import { expect, test } from 'vitest';
import { readableDecisionTime } from './decision-time.ts';

test.each([
  [0.002, 'minutes', 1],
  [0.4, 'minutes', 24],
  [1.26, 'hours', 1.3],
  [47.9, 'hours', 47.9],
  [48, 'days', 2],
  [840, 'days', 35],
])('%d hours to decide are read in %s (company 44)', (hours, unit, count) => {
  expect(readableDecisionTime(hours)).toEqual({ unit, count });
});
