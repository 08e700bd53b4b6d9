import { expect, test } from 'vitest';
import { digitCodeCells, extractCodeDigits } from './digit-code-cells.ts';

test.each([
  ['410711', '410711'],
  ['410 711', '410711'],
  ['Your code is 410-711.', '410711'],
  ['41071199', '410711'],
  ['abc', ''],
  ['٤١٠', ''],
])('of "%s" the code is "%s"', (text, code) => {
  expect(extractCodeDigits(text)).toBe(code);
});

const current = (text: string, caret: number | undefined) =>
  digitCodeCells(text, caret).findIndex(({ isCurrent }) => isCurrent);

test('six cells, the digits from the left', () => {
  expect(digitCodeCells('4107', undefined).map(({ digit }) => digit)).toEqual(['4', '1', '0', '7', '', '']);
});

test.each([
  ['', 0, 0],
  ['4107', 4, 4],
  ['4107', 1, 1],
  ['410711', 6, 5],
  ['41', 5, 2],
  ['4107', undefined, -1],
])('with "%s" and the caret at %s the current cell is %d', (text, caret, cell) => {
  expect(current(text, caret)).toBe(cell);
});
