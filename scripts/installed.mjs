// Plain JavaScript, because it runs on whatever Node the machine has, before ours is there.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

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

/** Runs a command with our packages' binaries first on the PATH, the pinned Node among them. */
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

/** Installs the lockfile's versions, unless exactly these are installed already. */
export const ensureInstalled = async () => {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (readOr(stamp, '') === wanted) return;
  console.log('Installing packages (about half a minute, only when they change) …');
  // Build tools are wanted too, and the Node that runs all of it, also where NODE_ENV says production.
  await runOrExit('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if ((await run('node', ['--version'], { stdio: 'ignore' })) !== 0) {
    console.error('The pinned Node cannot run on this machine. It needs the system library libatomic1.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
};
