import { expect, test } from 'vitest';
import { wordsIn } from './fold-text.ts';

test.each([
  ['«Roof», (please)!', ['roof', 'please']],
  ['100% ... !', ['100%', '...', '!']],
  [`a${'('.repeat(1_000_000)}b`, [`a${'('.repeat(59)}`]],
])('%.20s: the words without the signs around them', (text, words) => {
  expect(wordsIn(text)).toEqual(words);
});
