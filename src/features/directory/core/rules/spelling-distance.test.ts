import { expect, test } from 'vitest';
import { editDistance, findNearestWords } from './spelling-distance.ts';

test.each([
  ['toitürre', 'toiture', 2],
  ['roofer', 'roofer', 0],
  ['rofer', 'roofer', 1],
  ['roffer', 'roofer', 1],
  ['orofer', 'roofer', 1],
  ['plumber', 'plumbre', 1],
  ['ab', 'ba', 1],
  ['', 'abc', 3],
  ['abc', '', 3],
])('from %s to %s it is %i', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
  expect(editDistance(to, from)).toBe(distance);
});

/** Returns every word of these letters up to a length. */
const wordsOf = (letters: string, longest: number): string[] =>
  longest === 0
    ? ['']
    : [
        '',
        ...wordsOf(letters, longest - 1).flatMap((end) => letters.split('').map((letter) => letter + end)),
      ];

test('what is told sooner is told the same, up to what is asked for', () => {
  const words = new Set(wordsOf('ab', 4));
  for (const from of words) {
    for (const to of words) {
      const distance = editDistance(from, to);
      for (const maxDistance of [0, 1, 2, 3]) {
        const result = editDistance(from, to, maxDistance);
        if (distance <= maxDistance ? result !== distance : result <= maxDistance)
          expect({ from, to, most: maxDistance, told: result }).toEqual({
            from,
            to,
            most: maxDistance,
            told: distance,
          });
      }
    }
  }
});

test('the nearest are all of those that are equally near', () => {
  expect(findNearestWords('rofer', ['roofer', 'rover', 'roofing', 'loafer'])).toEqual(['roofer', 'rover']);
  expect(findNearestWords('rof', ['roof'])).toEqual([]);
});
