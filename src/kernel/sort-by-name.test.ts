import { expect, test } from 'vitest';
import { languages } from './language.ts';
import { sortByName } from './sort-by-name.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));

test.each(languages)('in %s Éislek stands under E and Österreich under O', (language) => {
  const places = named(
    'Österreich',
    'Zolver',
    'Petange',
    'Éislek',
    'Echternach',
    'Oetrange',
    'Esch',
    'Arlon',
  );
  expect(sortByName(language, places).map(({ name }) => name)).toEqual([
    'Arlon',
    'Echternach',
    'Éislek',
    'Esch',
    'Oetrange',
    'Österreich',
    'Petange',
    'Zolver',
  ]);
});

test('things stand where their name in the language stands', () => {
  const trades = [
    { name: 'Roofing', names: { de: 'Dachdecker' } },
    { name: 'Painting', names: { de: 'Maler' } },
  ];
  expect(sortByName('de', trades).map(({ name }) => name)).toEqual(['Roofing', 'Painting']);
  expect(sortByName('en', trades).map(({ name }) => name)).toEqual(['Painting', 'Roofing']);
});
