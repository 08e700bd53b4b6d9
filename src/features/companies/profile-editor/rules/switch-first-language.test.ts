import { expect, test } from 'vitest';
import { switchFirstLanguage } from './switch-first-language.ts';

const english = { line: 'Roofs', description: 'Slate.' };
const french = { line: 'Toits', description: 'Ardoise.' };

test('a text that is written already becomes the first, and the first takes its place', () => {
  const company = { ...english, textLanguage: 'en', texts: { fr: french, de: english } } as const;
  expect(switchFirstLanguage(company, 'fr')).toEqual({
    ...french,
    textLanguage: 'fr',
    texts: { de: english, en: english },
  });
});

test('where none is written in it, the first was called by a wrong name', () => {
  const company = { ...english, textLanguage: 'en', texts: { fr: french } } as const;
  expect(switchFirstLanguage(company, 'lb')).toEqual({ ...company, textLanguage: 'lb' });
  expect(switchFirstLanguage({ ...english, textLanguage: null, texts: {} }, 'en')).toMatchObject({
    textLanguage: 'en',
  });
});
