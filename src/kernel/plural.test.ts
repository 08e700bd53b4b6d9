import { expect, test } from 'vitest';
import { type Language, languages } from './language.ts';
import { numberLocaleTags } from './locale-tags.ts';
import { pluralForm } from './plural.ts';

const formsByLanguage: Record<Language, (count: number) => string> = {
  en: (count) => pluralForm('en', count, { one: 'one', other: 'other' }),
  fr: (count) => pluralForm('fr', count, { one: 'one', many: 'many', other: 'other' }),
  de: (count) => pluralForm('de', count, { one: 'one', other: 'other' }),
  lb: (count) => pluralForm('lb', count, { one: 'one', other: 'other' }),
  pt: (count) => pluralForm('pt', count, { one: 'one', many: 'many', other: 'other' }),
};

test.each([
  ['en', ['other', 'one', 'other', 'other', 'other']],
  ['fr', ['one', 'one', 'one', 'other', 'many']],
  ['de', ['other', 'one', 'other', 'other', 'other']],
  ['lb', ['other', 'one', 'other', 'other', 'other']],
  ['pt', ['other', 'one', 'other', 'other', 'many']],
] as const)('0, 1, 1.5, 2 and a million in %s', (language, forms) => {
  expect([0, 1, 1.5, 2, 1_000_000].map(formsByLanguage[language])).toEqual(forms);
});

test.each(languages)('%s has the forms that Intl knows', (language) => {
  const categories = new Intl.PluralRules(numberLocaleTags[language]).resolvedOptions().pluralCategories;
  const counts = [...Array(200).keys(), 1_000, 1_000_000, 2_000_000];
  expect(new Set(counts.map(formsByLanguage[language]))).toEqual(new Set(categories));
});

test('a form that the language needs and lacks does not compile', () => {
  // @ts-expect-error -- French says 'un million de vues'
  expect(pluralForm('fr', 2, { one: 'vue', other: 'vues' })).toBe('vues');
  // @ts-expect-error -- English says '1 view'
  expect(pluralForm('en', 2, { other: 'views' })).toBe('views');
});
