import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#kernel/language.ts';
import { findFileOfStringTable } from '#server/pages/find-source-file.ts';
import { tables } from './en/tables.ts';

// The built product looks for tables by these names when a page is opened, and responds with 500 if one is missing.
test('every table of sentences is in the one file of its name, in every language', () => {
  const files = globSync('src/**/strings/*/*.ts');
  for (const table of Object.keys(tables))
    for (const language of languages)
      expect(() => findFileOfStringTable(files, language, table), `${table} in ${language}`).not.toThrow();
});
