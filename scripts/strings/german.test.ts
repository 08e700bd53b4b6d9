import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { englishTables, entriesIn } from './english-entries.ts';

const texts = englishTables()
  .map((table) => table.replace('/strings/en/', '/strings/de/'))
  .filter((table) => existsSync(table))
  .flatMap((table) => entriesIn(table, readFileSync(table, 'utf8')))
  .flatMap((entry) => entry.texts.map((text) => `${entry.table}#${entry.key}: ${text}`));

const having = (pattern: RegExp) => texts.filter((text) => pattern.test(text));

test('a number stays on the line of its unit', () => {
  expect(texts.length).toBeGreaterThan(4000);
  expect(having(/[\d}] (?:%|€|km|m[²³]|[MG]B|kW|cm|Std\.|Min\.)(?!\p{L})/u)).toEqual([]);
});

test.each([
  [
    'only a text has a length',
    /: (?:D(?:er|ie) )?(?:Gründe|Garantien|Etappe|Suche|Grund|Ort) (?:darf|dürfen|muss|müssen) \S+ \S+ Zeichen/,
  ],
  ['a decision takes effect, it isn’t valid in seconds', /\bGilt (?:in|jetzt)\b/],
  ['somebody reports something or somebody', /Person, die gemeldet hat|, wer gemeldet hat/],
  ['a company is asked, a person is asked for something', /\bwen (?:möchten )?Sie\b[^.]*\banfragen\b/i],
  ['two agree to the ending of a contract', /\bEnde (?:des|dieses|eines) Vertrags\b/],
  ['a folder is shared or not by its link', /nicht mehr geteilt/],
])('%s', (_rule, pattern) => {
  expect(having(pattern)).toEqual([]);
});
