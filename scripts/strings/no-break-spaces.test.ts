import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entriesOfTable } from './table-texts.ts';

/** Numbers of phones, VAT and norms have groups of their own, and a header is written as machines read it. */
const WRITTEN_OTHERWISE = /\+\d[\d ]+|LU \d[\d ]+|EN 301 549|Authorization: Bearer/g;

const thousands = /(?<=\d) (?=\d{3}(?!\d))/;
const units = /(?<=\d|\{\}) (?=[%€])/;

const frenchUnits = /(?<=\d|\}) (?=(?:km|Mo|Go|h|min|m|cm|m²|m³|kW|bar|s)(?![\p{L}\p{N}’]))/u;

/**
 * French puts a space inside its quotation marks and before these signs; a line must not begin with a sign. The space is
 * narrow, save before a colon.
 */
const frenchSigns = / [:;!?»]|\u00a0[;!?»]|«(?!\u202f)|[^\s\u00a0\u202f:][:;!?»](?=\s|$)/;

const rulesOf = (table: string) => [
  thousands,
  units,
  ...(table.includes('/fr/') ? [frenchUnits, frenchSigns] : []),
];

const faultsIn = (code: string, table: string): string[] =>
  entriesOfTable(code, table).flatMap(({ key, texts }) =>
    texts
      .filter(({ isCode }) => !isCode)
      .map(({ pieces }) => pieces.join('{}').replaceAll(WRITTEN_OTHERWISE, ''))
      .filter((text) => rulesOf(table).some((rule) => rule.test(text)))
      .map((text) => `${table}#${key}: ${text}`),
  );

const table = (language: string, text: string) =>
  faultsIn(`const s = { a: ${text} };`, `src/x/strings/${language}/x.ts`);

test.each([
  ['fr', "'1 000 francs'"],
  ['pt', "'10 000 euros'"],
  ['de', "'mit 17 %'"],
  ['lb', "'mat 17 %'"],
  ['fr', '(sum) => `${sum} € en tout`'],
  ['fr', '(day) => `Début : ${day}`'],
  ['fr', '(day) => `Devis ${day} : ${day}`'],
  ['fr', '(day) => `${day}: reste`'],
  ['fr', '(hours) => `en ${hours} h`'],
  ['fr', "'« Nom »'"],
  ['fr', "'Vraiment ?'"],
  ['fr', "'Oui\u00a0; non'"],
  ['fr', '(name) => `Voir «\u00a0${name}\u00a0»`'],
])('a wrong space is found in %s: %s', (language, text) => {
  expect(table(language, text)).toHaveLength(1);
});

test.each([
  ['fr', "'1\u202f000\u00a0€'"],
  ['fr', '(day) => `Début\u00a0: ${day}`'],
  ['fr', "'«\u202fNom\u202f»\u202f? Appelez le +352 621 123 456.'"],
  ['pt', "'Nome: LU 123 456 78'"],
])('what stays together in %s passes: %s', (language, text) => {
  expect(table(language, text)).toEqual([]);
});

test('no line breaks inside a number or before a sign', () => {
  const tables = globSync('src/**/strings/{fr,de,lb,pt}/*.ts', { exclude: ['**/*.test.ts', 'src/app/**'] });
  expect(tables.length).toBeGreaterThan(240);
  expect(tables.flatMap((path) => faultsIn(readFileSync(path, 'utf8'), path))).toEqual([]);
});
