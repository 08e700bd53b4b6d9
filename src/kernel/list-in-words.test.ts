import { expect, test } from 'vitest';
import { listInWords } from './list-in-words.ts';
import { listInLuxembourgish } from './luxembourgish-eifel-rule.ts';

const names = ['Éislek', 'Minett', 'Österreich'];

test.each([
  ['en', 'Éislek, Minett and Österreich'],
  ['fr', 'Éislek, Minett et Österreich'],
  ['de', 'Éislek, Minett und Österreich'],
  ['pt', 'Éislek, Minett e Österreich'],
] as const)('three names in %s', (language, list) => {
  expect(listInWords(language, names)).toBe(list);
});

test('names in Luxembourgish, by the rule of the Eifel', () => {
  expect(listInLuxembourgish(names)).toBe('Éislek, Minett an Österreich');
  expect(listInLuxembourgish(['Éislek', 'Minett'])).toBe('Éislek a Minett');
  expect(listInLuxembourgish(['Éislek'])).toBe('Éislek');
  expect(listInLuxembourgish([])).toBe('');
});
