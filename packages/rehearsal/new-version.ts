import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const MIGRATIONS = 'db/migrations';

/** It changes tables that every request reads, such as `users`. */
const MIGRATION = `-- The version before goes on with this.
alter table users add column rehearsed text;
alter table messages add column rehearsed text;
`;

const nextNumber = () => {
  const last = readdirSync(MIGRATIONS).toSorted().at(-1)?.slice(0, 4);
  return String(Number(last) + 1).padStart(4, '0');
};

/** This Giewel in a folder of its own, with one migration more. */
export const makeNewVersion = (root: string): string => {
  const folder = join(root, 'new');
  mkdirSync(folder);
  for (const part of ['src', 'dist', 'db', 'illustrations', 'demo', 'scripts', 'package.json'])
    cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, MIGRATIONS, `${nextNumber()}_rehearsed.sql`), MIGRATION);
  return folder;
};
