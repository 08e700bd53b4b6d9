// Measures how long a start takes until the first page is served, from a fresh clone and from a built tree.
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from './started-product.ts';

const secondsToFirstPage = async (command: string[], dataDir: string): Promise<number> => {
  const product = await startProduct(clone, command, dataDir);
  await product.end();
  return product.seconds;
};

const print = (label: string, seconds: number, budgetSeconds?: number) =>
  console.log(
    `  ${label.padEnd(52)} ${seconds.toFixed(1).padStart(6)} s${budgetSeconds === undefined ? '' : `   (under ${budgetSeconds} s)`}`,
  );

const folder = await mkdtemp(join(tmpdir(), 'giewel-start-'));
const clone = join(folder, 'clone');
const dataDir = join(folder, 'data');
spawnSync('git', ['clone', '--quiet', '.', clone], { stdio: 'inherit' });

console.log('\nFrom a command to the first answered page');
print('fresh clone, npm start', await secondsToFirstPage(['npm', 'start'], dataDir), 40);
const { stdout: installed } = spawnSync('du', ['-sm', join(clone, 'node_modules')], { encoding: 'utf8' });
console.log(
  `  ${'what that installed'.padEnd(52)} ${String(Number.parseInt(installed, 10)).padStart(6)} MB  (at most 400 MB)`,
);
print('the same again, npm start', await secondsToFirstPage(['npm', 'start'], dataDir), 2.5);
const server = ['scripts/serve.sh'];
print('built tree and data, the server alone', await secondsToFirstPage(server, dataDir), 2.5);
// It has no limit of its own: the limit of the fresh clone includes it.
print(
  'built tree, no data yet: database and demo are made',
  await secondsToFirstPage(server, join(folder, 'new')),
);
await rm(folder, { recursive: true, force: true });
