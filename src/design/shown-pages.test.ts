import { expect, test } from 'vitest';
import { shownPages } from './shown-pages.ts';

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 12, '1 2 … 12'],
  [3, 12, '1 2 3 4 … 12'],
  [4, 12, '1 2 3 4 5 … 12'],
  [6, 12, '1 … 5 6 7 … 12'],
  [12, 12, '1 … 11 12'],
])('on page %d of %d: %s', (page, pages, shown) => {
  expect(
    shownPages(page, pages)
      .map((n) => n ?? '…')
      .join(' '),
  ).toBe(shown);
});
