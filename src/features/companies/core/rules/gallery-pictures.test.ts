import { expect, test } from 'vitest';
import { whyNotGalleryPicture, moveIdToIndex } from './gallery-pictures.ts';

test.each([
  [1, 0, [1, 2, 3]],
  [3, 0, [3, 1, 2]],
  [1, 1, [2, 1, 3]],
  [1, 2, [2, 3, 1]],
  [2, 99, [1, 3, 2]],
])('%i moved to place %i', (id, place, order) => {
  expect(moveIdToIndex([1, 2, 3], id, place)).toEqual(order);
});

test.each([
  ['image/jpeg', 10 * 1024 * 1024, null],
  ['image/png', 10 * 1024 * 1024 + 1, 'size'],
  ['image/gif', 10, 'type'],
  ['image/svg+xml', 10, 'type'],
])('a %s of %i bytes: %s', (type, size, fault) => {
  expect(whyNotGalleryPicture({ type, size })).toBe(fault);
});
