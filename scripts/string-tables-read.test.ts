import { expect, test } from 'vitest';
import { tableLists } from './string-tables-named.ts';
import { neededTables } from './write-page-string-tables.ts';

const lists = tableLists();

test('every page is found, and reads a table', () => {
  expect(lists.length).toBeGreaterThan(60);
  expect(lists.filter((list) => neededTables(list).length === 0)).toEqual([]);
});

// On the server every table is there; a browser has those that its page names, and fails at any other.
test.each(lists)('$file names under $key what its screen reads (npm run tables)', (list) => {
  expect(list.tables).toEqual(neededTables(list));
});
