import { expect, test } from 'vitest';
import { nextIndexForKey } from './next-index-for-key.ts';

test.each([
  ['ArrowDown', 0, 'vertical', 1],
  ['ArrowDown', 2, 'vertical', 0],
  ['ArrowUp', 0, 'vertical', 2],
  ['ArrowDown', -1, 'vertical', 0],
  ['ArrowUp', -1, 'vertical', 2],
  ['ArrowRight', 0, 'vertical', undefined],
  ['ArrowRight', 2, 'horizontal', 0],
  ['ArrowLeft', 0, 'horizontal', 2],
  ['ArrowDown', 0, 'horizontal', undefined],
  ['Home', 2, 'horizontal', 0],
  ['End', 0, 'vertical', 2],
  ['Enter', 0, 'vertical', undefined],
] as const)('%s from %d of three, %s, leads to %s', (key, from, way, to) => {
  expect(nextIndexForKey(key, from, 3, way)).toBe(to);
});

test('an empty list has nowhere to go', () => {
  expect(nextIndexForKey('Home', -1, 0, 'vertical')).toBeUndefined();
});
