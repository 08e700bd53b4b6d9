import { expect, test } from 'vitest';
import { type Language, languages } from './language.ts';
import { locales } from './locales.ts';
import { plural } from './plural.ts';

const said: Record<Language, (count: number) => string> = {
  en: (count) => plural('en', count, { one: 'one', other: 'other' }),
  fr: (count) => plural('fr', count, { one: 'one', many: 'many', other: 'other' }),
  de: (count) => plural('de', count, { one: 'one', other: 'other' }),
  lb: (count) => plural('lb', count, { one: 'one', other: 'other' }),
  pt: (count) => plural('pt', count, { one: 'one', many: 'many', other: 'other' }),
};

test.each([
  ['en', ['other', 'one', 'other', 'other', 'other']],
  ['fr', ['one', 'one', 'one', 'other', 'many']],
  ['de', ['other', 'one', 'other', 'other', 'other']],
  ['lb', ['other', 'one', 'other', 'other', 'other']],
  ['pt', ['other', 'one', 'other', 'other', 'many']],
] as const)('0, 1, 1.5, 2 and a million in %s', (language, forms) => {
  expect([0, 1, 1.5, 2, 1_000_000].map(said[language])).toEqual(forms);
});

test.each(languages)('%s has the forms that Intl knows', (language) => {
  const known = new Intl.PluralRules(locales[language]).resolvedOptions().pluralCategories;
  const counts = [...Array(200).keys(), 1_000, 1_000_000, 2_000_000];
  expect(new Set(counts.map(said[language]))).toEqual(new Set(known));
});

test('a form that the language needs and lacks does not compile', () => {
  // @ts-expect-error -- French says 'un million de vues'
  expect(plural('fr', 2, { one: 'vue', other: 'vues' })).toBe('vues');
  // @ts-expect-error -- English says '1 view'
  expect(plural('en', 2, { other: 'views' })).toBe('views');
});
