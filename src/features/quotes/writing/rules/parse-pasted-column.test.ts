import { expect, test } from 'vitest';
import { parsePastedColumn } from './parse-pasted-column.ts';

const german = { language: 'de', isChange: false } as const;

test.each([
  ['numbers of a German sheet', '12,5\n\n1.200,00 €\r\n', 'unitPrice', ['12,50', '', '1200']],
  ['percentages', '5 %\n10 %', 'discountPercent', ['5', '10']],
])('%s fill the cells below', (_, text, field, texts) => {
  expect(parsePastedColumn(text, field, german)?.texts.map((cell) => cell.replaceAll(/\s|\./g, ''))).toEqual(
    texts,
  );
});

test.each([
  ['words', 'Slates\nBattens', 'unitPrice'],
  ['several columns', '1\t2\n3\t4', 'unitPrice'],
  ['a percentage over 100', '5\n120', 'discountPercent'],
  ['a field of words', '1\n2', 'description'],
  ['no field', '1\n2', undefined],
])('%s are no column of numbers', (_, text, field) => {
  expect(parsePastedColumn(text, field, german)).toBeNull();
});
