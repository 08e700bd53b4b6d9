// Plain JavaScript, because it runs on whatever Node the machine has, before ours is there.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import supported from './supported.cjs';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const bin = join(root, 'node_modules/.bin');
const stamp = join(root, 'node_modules/.giewel-installed');

const readOr = (file, fallback) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return fallback;
  }
};

/** Runs a command with our packages' binaries first on the PATH, and the pinned Node where the machine's is too old. */
export const run = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      ...options,
      env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, ...options.env },
    });
    // A signal to our process id reaches us alone: we pass it on to the child, and wait.
    const passOn = () => child.kill('SIGTERM');
    process.on('SIGTERM', passOn);
    options.onChild?.(child);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      process.off('SIGTERM', passOn);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 1));
    });
  });

/** Runs a command and ends with its exit code where that is not 0. */
export const runOrExit = async (command, args, options) => {
  const code = await run(command, args, options);
  if (code !== 0) process.exit(code);
};

/** `npm start` needs less than people who change the code. */
const EVERYTHING = 'everything';
const RUNNING = 'running';

const packagesOf = (lockfile) => JSON.parse(readOr(join(root, lockfile), '{}')).packages ?? {};

/** Whoever ran `npm ci` has everything: npm leaves a list of what it installed, without what other machines need. */
const hasEverything = () => {
  const present = packagesOf('node_modules/.package-lock.json');
  const wanted = Object.entries(packagesOf('package-lock.json')).filter(([path]) => path !== '');
  const isPresent = ([path, { integrity, optional }]) =>
    present[path] ? present[path].integrity === integrity : optional === true;
  return wanted.length > 0 && wanted.every(isPresent);
};

/** Installs the lockfile's versions, unless exactly these are installed already. */
export const ensureInstalled = async (scope = EVERYTHING) => {
  const hash = createHash('sha256');
  for (const folder of ['', 'scripts/node'])
    hash.update(readFileSync(join(root, folder, 'package-lock.json')));
  const wanted = hash.digest('hex');
  const [installed, installedScope] = readOr(stamp, '').split(' ');
  // Somebody may have gone back to a Node that is too old since.
  const hasNode = supported.isNodeEnough(process.versions.node) || existsSync(join(bin, 'node'));
  if (hasNode && installed === wanted && [scope, EVERYTHING].includes(installedScope)) return;
  if (hasNode && installed === '' && hasEverything()) {
    writeFileSync(stamp, `${wanted} ${EVERYTHING}`);
    return;
  }
  // A start takes nothing away that a test has brought.
  const nextScope = installedScope === EVERYTHING ? EVERYTHING : scope;
  console.log('Installing packages (about half a minute, only when they change) …');
  // Checks and tests need their packages even where NODE_ENV says production.
  const dev = nextScope === EVERYTHING ? '--include=dev' : '--omit=dev';
  await runOrExit('npm', ['ci', dev, '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, `${wanted} ${nextScope}`);
};

/** A start needs neither checks nor tests. */
export const ensureRunning = () => ensureInstalled(RUNNING);
