import { expect, test } from 'vitest';
import {
  localizedTextFor,
  originalCompanyTextOf,
  langAttributeFor,
  shortenTextsForLists,
} from './localized-text.ts';

const schmit = {
  line: 'Slate and zinc',
  description: 'Roofs since 1974.',
  textLanguage: 'en',
  texts: {
    fr: { line: 'Ardoise et zinc', description: 'Toitures depuis 1974.' },
    de: { line: '', description: 'Dächer seit 1974.' },
  },
} as const;

test.each([
  ['en', 'description', 'Roofs since 1974.', 'en', true],
  ['fr', 'description', 'Toitures depuis 1974.', 'fr', false],
  // A reader of Luxembourgish gets German, and French if there is no German.
  ['lb', 'description', 'Dächer seit 1974.', 'de', false],
  ['lb', 'line', 'Ardoise et zinc', 'fr', false],
  ['de', 'line', 'Slate and zinc', 'en', true],
  ['pt', 'description', 'Roofs since 1974.', 'en', true],
] as const)('a reader of %s is shown this %s: %s', (reader, part, text, language, isFirst) => {
  expect(localizedTextFor(schmit, part, reader)).toEqual({ text, language, isFirst });
});

test('a first text in a language that is read too comes before a worse one', () => {
  const german = { ...schmit, textLanguage: 'de', texts: { fr: schmit.texts.fr } } as const;
  expect(localizedTextFor(german, 'description', 'lb')).toMatchObject({ language: 'de', isFirst: true });
});

test('the first is what was written first, and one of an unknown language is marked as none', () => {
  expect(originalCompanyTextOf(schmit, 'line')).toEqual({
    text: 'Slate and zinc',
    language: 'en',
    isFirst: true,
  });
  expect([langAttributeFor('fr', 'en'), langAttributeFor('en', 'en'), langAttributeFor('en', null)]).toEqual([
    'en',
    undefined,
    undefined,
  ]);
});

test('a list carries of other languages what a card shows', () => {
  const long = shortenTextsForLists({ fr: { line: 'Ardoise', description: 'x'.repeat(5_000) } });
  expect(long.fr?.description.length).toBe(200);
});
