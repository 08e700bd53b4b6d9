import { expect, test } from 'vitest';
import { starFillsOf } from './star-fills.ts';

const drawn = (value: number) =>
  starFillsOf(value)
    .map((star) => ({ full: '*', half: '/', empty: '.' })[star])
    .join('');

test.each([
  [0, '.....'],
  [0.5, '/....'],
  [3, '***..'],
  [4.4, '****.'],
  [4.49, '****.'],
  [4.5, '****/'],
  [4.9, '****/'],
  [5, '*****'],
  [7, '*****'],
  [-1, '.....'],
  [Number.NaN, '.....'],
])('%d is drawn %s', { meta: { requirements: ['PROFILE-026'] } }, (value, stars) => {
  expect(drawn(value)).toBe(stars);
});
