import { expect, test } from 'vitest';
import type { Language } from '#kernel/language.ts';
import {
  MAX_CARD_DESCRIPTION_LENGTH,
  rowSentenceOf,
  trimCompaniesForCards,
  trimCompaniesForRows,
} from './company-card-data.ts';

/** The document carries a shorter description than it was drawn from, and the browser draws it again. */
const carried = (description: string) =>
  trimCompaniesForCards([{ description, texts: {}, gallery: [], services: [] } as never])[0]?.description ??
  '';

test('a row draws the same sentence on the server and in the browser, however long it is', () => {
  const words =
    'Nous refaisons les toits en ardoise et en zinc, les gouttières et les lucarnes, sans jamais presser. ';
  for (let length = 20; length < 260; length += 1) {
    const description = `${words.repeat(3).replaceAll('.', '').slice(0, length)}. Et la suite.`;
    const sentence = rowSentenceOf(description);
    expect(rowSentenceOf(carried(description)), description).toBe(sentence);
    expect(sentence.length).toBeLessThanOrEqual(MAX_CARD_DESCRIPTION_LENGTH);
  }
});

test('a page carries of each row the one text that its reader gets', () => {
  const company = {
    description: 'Toits en ardoise',
    textLanguage: 'fr',
    texts: { de: { description: 'Schieferdächer' } },
    gallery: [],
    services: [],
  } as never;
  const textFor = (language: Language) => {
    const [row] = trimCompaniesForRows([company], language);
    return row && [row.description, row.textLanguage, row.texts];
  };
  expect(textFor('de')).toEqual(['Schieferdächer', 'de', {}]);
  expect(textFor('lb')).toEqual(['Schieferdächer', 'de', {}]);
  expect(textFor('fr')).toEqual(['Toits en ardoise', 'fr', {}]);
  expect(textFor('pt')).toEqual(['Toits en ardoise', 'fr', {}]);
});
