import { expect, test } from 'vitest';
import { rangeBetween } from './use-marked-entries.ts';

test('Shift marks all from the last press to this one, in either direction (b11-24)', () => {
  const items = ['a', 'b', 'c', 'd'];
  expect(rangeBetween(items, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(rangeBetween(items, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(rangeBetween(items, undefined, 'c')).toEqual(['c']);
  // The last press was on one that has left the list.
  expect(rangeBetween(items, 'x', 'c')).toEqual(['c']);
});
