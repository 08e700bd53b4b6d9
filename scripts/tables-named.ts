import { globSync, readFileSync } from 'node:fs';
import type { TableName } from '#strings/strings.ts';

/** The file of every page. */
export const pageFiles = (): string[] =>
  globSync('src/{web,features}/**/*-page.tsx').filter((file) =>
    readFileSync(file, 'utf8').includes('export const pageDefinition = definePage'),
  );

/** The tables of sentences that a page's file names: `tables: ['home', 'directory']`. */
export const tablesNamedIn = (file: string): TableName[] => {
  const [, list = ''] = /^ {2}tables: \[([^\]]*)\]/m.exec(readFileSync(file, 'utf8')) ?? [];
  return [...list.matchAll(/'(\w+)'/g)].map(([, table]) => table as TableName);
};
