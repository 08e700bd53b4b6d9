import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { loadLanguageDetector } from './server/detect-language.ts';

const detect = await loadLanguageDetector();

const sentencesIn = (table: object): string[] =>
  Object.values(table).filter(
    (words): words is string => typeof words === 'string' && words.length >= 40 && !words.includes('{'),
  );

/** Collects Giewel's own sentences in a language it is translated into: they are long enough to be messages. */
const written = async (language: string) => {
  const files = globSync(`src/features/*/*/strings/${language}/*.ts`).map((file) => resolve(file));
  const tables = await Promise.all(files.map((file) => import(file) as Promise<{ sentences?: object }>));
  return tables.flatMap(({ sentences = {} }) => sentencesIn(sentences));
};

test.each(['en', 'fr', 'lb'])(
  'of a hundred sentences in %s more than 97 are told, and less than one is taken for another',
  async (language) => {
    const sentences = await written(language);
    expect(sentences.length).toBeGreaterThan(300);
    const results = sentences.map(detect);
    const right = results.filter((result) => result === language).length;
    const wrong = results.filter((result) => result !== null && result !== language).length;
    expect(right / results.length).toBeGreaterThan(0.97);
    expect(wrong / results.length).toBeLessThan(0.01);
  },
);

test.each([
  ['de', 'Können Sie nächste Woche vorbeikommen, um sich das Dach anzusehen? Es tropft ins Schlafzimmer.'],
  [
    'lb',
    'Kéint Dir d’nächst Woch laanschtkommen, fir Iech den Daach unzekucken? Et drëpst an d’Schlofkummer.',
  ],
  ['pt', 'Podem passar na próxima semana para ver o telhado? Está a pingar para o quarto.'],
  ['fr', 'Pouvez-vous passer la semaine prochaine pour voir le toit ? Il goutte dans la chambre.'],
  ['en', 'Could you come by next week to look at the roof? It drips into the bedroom.'],
  [null, 'OK'],
  // The detector takes this for Hawaiian, and the next for Luxembourgish.
  [null, 'Slate roofs since 1974.'],
  [null, 'Salle de bains à Esch'],
  [null, '+352 621 000 000'],
  [null, 'https://giewel.example/companies/12-toiture-schmit'],
])('a message in %s', (language, text) => {
  expect(detect(text)).toBe(language);
});
