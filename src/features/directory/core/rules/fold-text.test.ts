import { expect, test } from 'vitest';
import { searchWordsOf } from './fold-text.ts';

test.each([
  ['«Roof», (slate)!', ['roof', 'slate']],
  ['please, my roof is leaking', ['roof', 'leaking']],
  ['who is it?', ['who', 'is', 'it']],
  ['100% ... !', ['100%', '...', '!']],
  [`a${'('.repeat(1_000_000)}b`, [`a${'('.repeat(59)}`]],
])('%.20s: the words without the signs around them', (text, words) => {
  expect(searchWordsOf(text)).toEqual(words);
});
