import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { entriesOfTable } from './table-texts.ts';

/** One entry of an English string table: a text, or a function that puts values into texts. */
export interface EnglishEntry {
  table: string;
  /** The way to the entry inside its file, as `sentences.acceptTitle`. */
  key: string;
  /** What is put in between stands as `{}`. */
  texts: readonly string[];
  /** It changes with the words of the entry and with nothing else. */
  hash: string;
}

export const englishTables = (): string[] =>
  globSync('src/**/strings/en/*.ts', {
    exclude: ['src/app/strings/en/tables.ts', '**/*.test.ts'],
  }).toSorted();

const hashOf = (texts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 8);

export const entriesIn = (table: string, code: string): EnglishEntry[] =>
  entriesOfTable(code, table).map(({ key, texts: tableTexts }) => {
    const texts = tableTexts.map(({ pieces }) => pieces.join('{}'));
    return { table, key, texts, hash: hashOf(texts) };
  });

export const englishEntries = (): EnglishEntry[] =>
  englishTables().flatMap((table) => entriesIn(table, readFileSync(table, 'utf8')));
