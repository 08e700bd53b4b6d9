// Measures how long it takes until the first page is answered, from a fresh clone and from a built tree.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

const isAnswered = async (address: string) => {
  try {
    const response = await fetch(address);
    return response.ok && (await response.text()).includes('Browse Services by Category');
  } catch {
    return false;
  }
};

/** Seconds from the command to the first whole page. */
const secondsToFirstPage = async (folder: string, command: string[], dataDir: string): Promise<number> => {
  const port = String(await freePort());
  const started = performance.now();
  const [program = '', ...parameters] = command;
  const env = { ...process.env, PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const child = spawn(program, parameters, {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  while (!(await isAnswered(`http://127.0.0.1:${port}/`))) {
    if (child.exitCode !== null) throw new Error(`${command.join(' ')} ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const seconds = (performance.now() - started) / 1000;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await ended;
  return seconds;
};

const print = (what: string, seconds: number, most: number) =>
  console.log(`  ${what.padEnd(52)} ${seconds.toFixed(1).padStart(6)} s   (under ${most} s)`);

const folder = await mkdtemp(join(tmpdir(), 'giewel-start-'));
const clone = join(folder, 'clone');
const dataDir = join(folder, 'data');
spawnSync('git', ['clone', '--quiet', '.', clone], { stdio: 'inherit' });

console.log('\nFrom a command to the first answered page');
print('fresh clone, npm start', await secondsToFirstPage(clone, ['npm', 'start'], dataDir), 40);
const { stdout: installed } = spawnSync('du', ['-sm', join(clone, 'node_modules')], { encoding: 'utf8' });
console.log(
  `  ${'what that installed'.padEnd(52)} ${String(Number.parseInt(installed, 10)).padStart(6)} MB  (at most 400 MB)`,
);
print('the same again, npm start', await secondsToFirstPage(clone, ['npm', 'start'], dataDir), 2.5);
const server = ['scripts/serve.sh'];
print('built tree and data, the server alone', await secondsToFirstPage(clone, server, dataDir), 3);
print(
  'built tree, no data yet: database and demo are made',
  await secondsToFirstPage(clone, server, join(folder, 'new')),
  3,
);
await rm(folder, { recursive: true, force: true });
