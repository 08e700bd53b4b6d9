// npm run tables: writes which string tables each page reads. A browser has only these, and fails at any other.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { tables as englishTables } from '#app/strings/en/tables.ts';
import { type TableList, tableLists } from './string-tables-named.ts';
import { tableReader } from './string-tables-read.ts';

// They come with every page, or with every page of somebody who is signed in.
const everyPages = ['web', 'dateWords', 'ownFrame'];

// lazy-dialog.tsx loads these with each of its dialogs.
const ofLateDialogs = ['profileDialogs'];

const { readsOf } = tableReader(new Set(Object.keys(englishTables)));

/** The tables that a list must name: those it names already and that are read, and those that are read besides. */
export const neededTables = ({ screen, exportName, tables, others }: TableList): string[] => {
  const all = new Set(readsOf(screen, exportName).map(({ table }) => table));
  const named = tables.filter((table) => all.has(table));
  const elsewhere = [...everyPages, ...ofLateDialogs, ...others()];
  const missing = readsOf(screen, exportName, [...elsewhere, ...named]).map(({ table }) => table);
  return [...new Set([...named, ...missing])];
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const list of tableLists()) {
    const needed = neededTables(list);
    if (needed.join() === list.tables.join()) continue;
    const text = readFileSync(list.file, 'utf8');
    const line = new RegExp(`^( {2}${list.key}: )\\[[^\\]]*\\]`, 'm');
    writeFileSync(list.file, text.replace(line, `$1[${needed.map((table) => `'${table}'`).join(', ')}]`));
    console.log(`${list.file}: ${list.key}: ${needed.join(', ')}`);
  }
