import { expect, test } from 'vitest';
import { inAlphabet } from './alphabet.ts';
import { nameIn, nameWithin } from './name-in.ts';

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
  expect(nameIn(language, roofing)).toBe(name);
});

test('where a language has no name of its own, the name serves', () => {
  expect(nameIn('lb', { name: 'Mamer' })).toBe('Mamer');
  expect(nameIn('de', { name: 'Mamer', names: { lb: 'Mamer' } })).toBe('Mamer');
  expect(nameIn('fr', { name: 'Wells', names: { fr: '' } })).toBe('Wells');
});

test('inside a sentence German and Luxembourgish keep the capital', () => {
  const within = (['en', 'fr', 'de', 'lb', 'pt'] as const).map((language) => nameWithin(language, roofing));
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
  expect(inAlphabet('de', items).map((item) => nameIn('de', item))).toEqual([
    'Dachdecker',
    'Echternach',
    'Éislek',
    'Österreich',
    'Vianden',
  ]);
  expect(inAlphabet('pt', items).at(-2)?.name).toBe('Roofing');
});
