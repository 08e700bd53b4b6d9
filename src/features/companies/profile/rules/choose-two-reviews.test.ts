import { expect, test } from 'vitest';
import { chooseTwoReviews } from './choose-two-reviews.ts';

const review = (rating: number, comment: string | null) => ({ rating, comment });

test.each<[string, [rating: number, comment: string | null][], number, string[]]>([
  [
    'the one nearest the average comes first, then the newest with other stars',
    [
      [5, 'newest'],
      [4, 'near'],
      [2, 'far'],
    ],
    3.9,
    ['near', 'newest'],
  ],
  [
    'a bad review among the newest is shown',
    [
      [5, 'good'],
      [5, 'good too'],
      [1, 'bad'],
    ],
    4.8,
    ['good', 'bad'],
  ],
  [
    'where all have the same stars, the two newest are shown',
    [
      [5, 'newest'],
      [5, 'second'],
      [5, 'third'],
    ],
    5,
    ['newest', 'second'],
  ],
  [
    'stars without words are passed over',
    [
      [5, null],
      [5, '  '],
      [4, 'words'],
    ],
    4.9,
    ['words'],
  ],
  ['none has words', [[5, null]], 5, []],
])('%s', (_, reviews, average, chosen) => {
  const newest = reviews.map(([rating, comment]) => review(rating, comment));
  expect(chooseTwoReviews(newest, average).map(({ comment }) => comment)).toEqual(chosen);
});
