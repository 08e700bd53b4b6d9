import { expect, test } from 'vitest';
import { sortByName } from './sort-by-name.ts';
import { translatedName, translatedNameWithinSentence } from './translated-name.ts';

const roofing = {
  name: 'Roofing',
  names: { fr: 'Couvreur', de: 'Dachdecker', lb: 'Daachdecker', pt: 'Telhador' },
};

test.each([
  ['en', 'Roofing'],
  ['fr', 'Couvreur'],
  ['de', 'Dachdecker'],
  ['lb', 'Daachdecker'],
  ['pt', 'Telhador'],
] as const)('in %s it is %s', (language, name) => {
  expect(translatedName(language, roofing)).toBe(name);
});

test('where a language has no name of its own, the name serves', () => {
  expect(translatedName('lb', { name: 'Mamer' })).toBe('Mamer');
  expect(translatedName('de', { name: 'Mamer', names: { lb: 'Mamer' } })).toBe('Mamer');
  expect(translatedName('fr', { name: 'Wells', names: { fr: '' } })).toBe('Wells');
});

test('inside a sentence German and Luxembourgish keep the capital', () => {
  const within = (['en', 'fr', 'de', 'lb', 'pt'] as const).map((language) =>
    translatedNameWithinSentence(language, roofing),
  );
  expect(within).toEqual(['roofing', 'couvreur', 'Dachdecker', 'Daachdecker', 'telhador']);
});

test('things stand in the alphabet of the language, accents where their letter is', () => {
  const items = [
    { name: 'Vianden' },
    { name: 'Österreich' },
    { name: 'Éislek' },
    { name: 'Echternach' },
    roofing,
  ];
  expect(sortByName('de', items).map((item) => translatedName('de', item))).toEqual([
    'Dachdecker',
    'Echternach',
    'Éislek',
    'Österreich',
    'Vianden',
  ]);
  expect(sortByName('pt', items).at(-2)?.name).toBe('Roofing');
});
