import { expect, test } from 'vitest';
import { withFirstLanguage } from './first-language.ts';

const english = { line: 'Roofs', description: 'Slate.' };
const french = { line: 'Toits', description: 'Ardoise.' };

test('a text that is written already becomes the first, and the first takes its place', () => {
  const company = { ...english, textLanguage: 'en', texts: { fr: french, de: english } } as const;
  expect(withFirstLanguage(company, 'fr')).toEqual({
    ...french,
    textLanguage: 'fr',
    texts: { de: english, en: english },
  });
});

test('where none is written in it, the first was called by a wrong name', () => {
  const company = { ...english, textLanguage: 'en', texts: { fr: french } } as const;
  expect(withFirstLanguage(company, 'lb')).toEqual({ ...company, textLanguage: 'lb' });
  expect(withFirstLanguage({ ...english, textLanguage: null, texts: {} }, 'en')).toMatchObject({
    textLanguage: 'en',
  });
});
