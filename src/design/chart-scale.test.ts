import { expect, test } from 'vitest';
import fc from '#testing/fast-check.ts';
import { axisTicks, createLinearScale, linePath } from './chart-scale.ts';

test.each([
  [4, [0, 1, 2, 3, 4]],
  [7, [0, 2, 4, 6, 8]],
  [12.34, [0, 5, 10, 15]],
  [99, [0, 20, 40, 60, 80, 100]],
  [1234, [0, 500, 1000, 1500]],
  [0.37, [0, 0.1, 0.2, 0.3, 0.4]],
  [9_800_000, [0, 2_000_000, 4_000_000, 6_000_000, 8_000_000, 10_000_000]],
])('an axis up to %d has the ticks %j', (highest, ticks) => {
  expect(axisTicks(highest, 4)).toEqual(ticks);
});

test('an axis has few ticks, and no value lies above the last of them', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 1e9, noNaN: true }), (highest) => {
      const ticks = axisTicks(highest, 4);
      expect(ticks.length).toBeGreaterThanOrEqual(3);
      expect(ticks.length).toBeLessThanOrEqual(8);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest * (1 - 1e-9));
    }),
  );
});

test('a scale turns what is high in numbers into what is high on a screen', () => {
  const y = createLinearScale([0, 10], [278, 14]);
  expect([y(0), y(5), y(10)]).toEqual([278, 146, 14]);
});

test('points become the path of a broken line, no points none', () => {
  expect(
    linePath([
      [0, 1.5],
      [10, 2],
    ]),
  ).toBe('M0,1.5L10,2');
  expect(linePath([])).toBeUndefined();
});
