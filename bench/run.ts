// npm run bench -- NAME: one of the commands below, or all of them in turn.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const names = [
  'page-weight',
  'companies',
  'folders',
  'gallery',
  'moderation',
  'projects',
  'messages',
  'insights',
  'storm',
  'render',
  'search',
  'typing',
  'sign-in',
  'lighthouse',
  'start',
  'fuzz',
];
const [wanted, ...rest] = process.argv.slice(2);

if (wanted !== undefined && !names.includes(wanted)) {
  console.error(`There is no bench called ${wanted}. There are: ${names.join(', ')}.`);
  process.exit(1);
}
for (const name of wanted === undefined ? names : [wanted]) {
  const { status } = spawnSync('node', [join(import.meta.dirname, `${name}.ts`), ...rest], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
