// Puts the Node of scripts/node first on the PATH of every npm script where the machine's own is too old. npm runs this
// after each install; plain JavaScript, as ensure-installed.mjs.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import supported from './supported.cjs';

const scripts = dirname(fileURLToPath(import.meta.url));
const folder = join(scripts, 'node');
const pinned = join(folder, 'node_modules/.bin/node');

const versionOf = (program) => spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout?.trim();

if (!supported.isNodeEnough(process.versions.node)) {
  const { optionalDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const wanted = `v${Object.values(optionalDependencies)[0]}`;
  if (versionOf(pinned) !== wanted) {
    console.log(`Installing Node ${wanted} for Giewel alone, as this machine has ${process.versions.node} …`);
    spawnSync('npm', ['ci', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: 'inherit',
    });
  }
  if (versionOf(pinned) !== wanted) {
    console.error('The pinned Node cannot run on this machine. It needs the system library libatomic1.');
    process.exit(1);
  }
  const link = join(scripts, '../node_modules/.bin/node');
  rmSync(link, { force: true });
  symlinkSync('../../scripts/node/node_modules/.bin/node', link);
}
