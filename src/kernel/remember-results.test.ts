import { expect, test, vi } from 'vitest';
import { rememberResults } from './remember-results.ts';

test('what was asked is not worked out again, also where it came to nothing', () => {
  const work = vi.fn((word: string, often: number) => (often === 0 ? null : word.repeat(often)));
  const remembering = rememberResults(9, work, (word, often) => `${often} ${word}`);
  for (let time = 0; time < 3; time += 1) {
    expect(remembering('a', 3)).toBe('aaa');
    expect(remembering('a', 0)).toBeNull();
  }
  expect(work).toHaveBeenCalledTimes(2);
});

test('no more is remembered than that many', () => {
  const work = vi.fn((number: number) => number);
  const remembering = rememberResults(2, work, Number);
  for (const number of [1, 2, 3, 1]) remembering(number);
  expect(work).toHaveBeenCalledTimes(4);
});
