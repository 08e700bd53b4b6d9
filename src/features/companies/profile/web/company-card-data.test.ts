import { expect, test } from 'vitest';
import { MAX_CARD_DESCRIPTION_LENGTH, rowSentenceOf, trimCompaniesForCards } from './company-card-data.ts';

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
