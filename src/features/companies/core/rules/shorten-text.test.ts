import { expect, test } from 'vitest';
import { shortenText } from './shorten-text.ts';

test.each([
  ['short enough', 'Slate and zinc.', 20, 'Slate and zinc.'],
  ['within a word', 'Slate roofs because oil heats', 22, 'Slate roofs because…'],
  ['between two words', 'Slate roofs because oil', 20, 'Slate roofs because…'],
  ['after a comma', 'Slate, zinc, tiles', 13, 'Slate, zinc…'],
  ['one long word', 'Donaudampfschifffahrt', 10, 'Donaudamp…'],
])('a text that is %s', (_, text, maxLength, expected) => {
  expect(shortenText(text, maxLength)).toBe(expected);
});
