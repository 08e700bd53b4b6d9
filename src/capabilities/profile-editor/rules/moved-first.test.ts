import { expect, test } from 'vitest';
import { movedFirst } from './moved-first.ts';

const english = { line: 'Roofs', description: 'Slate.' };
const french = { line: 'Toits', description: 'Ardoise.' };

test('a text that is written already becomes the first, and the first takes its place', () => {
  const before = { ...english, textLanguage: 'en', texts: { fr: french, de: english } } as const;
  expect(movedFirst(before, 'fr')).toEqual({
    ...french,
    textLanguage: 'fr',
    texts: { de: english, en: english },
  });
});

test('where none is written in it, the first was called by a wrong name', () => {
  const before = { ...english, textLanguage: 'en', texts: { fr: french } } as const;
  expect(movedFirst(before, 'lb')).toEqual({ ...before, textLanguage: 'lb' });
  expect(movedFirst({ ...english, textLanguage: null, texts: {} }, 'en')).toMatchObject({
    textLanguage: 'en',
  });
});
