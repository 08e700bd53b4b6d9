import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let root = '';
const at = (path: string) => join(root, path);

const write = (path: string, text: string, mode = 0o644) => {
  mkdirSync(join(at(path), '..'), { recursive: true });
  writeFileSync(at(path), text);
  chmodSync(at(path), mode);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'giewel-installed-'));
  mkdirSync(at('scripts/node'), { recursive: true });
  for (const file of ['ensure-installed.mjs', 'supported.cjs', 'pinned-node.mjs'])
    copyFileSync(resolve('scripts', file), at(`scripts/${file}`));
  copyFileSync(resolve('scripts/node/package.json'), at('scripts/node/package.json'));
  write('package-lock.json', '{}');
  write('scripts/node/package-lock.json', '{}');
  // This npm records its arguments and removes earlier packages, as `npm ci` does.
  write(
    'machine/npm',
    '#!/bin/sh\necho "$(basename "$PWD") $2" >> "$NOTES"\nrm -rf node_modules\nmkdir -p node_modules/.bin\n',
    0o755,
  );
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Runs a piece of code with that npm and returns the arguments of its calls. */
const npmCallsOf = (code: string): string[] => {
  const notes = at('notes');
  rmSync(notes, { force: true });
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: `${at('machine')}:/usr/bin:/bin`, NOTES: notes },
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : [];
};

const npmCallsAt = (functionName: 'ensureRunning' | 'ensureInstalled') =>
  npmCallsOf(
    `const installed = await import(${JSON.stringify(at('scripts/ensure-installed.mjs'))}); await installed.${functionName}();`,
  ).map((line) => line.split(' ')[1]);

const start = () => npmCallsAt('ensureRunning');
const testRun = () => npmCallsAt('ensureInstalled');

describe('what is installed', () => {
  test('is for a start what running needs, once', () => {
    expect(start()).toEqual(['--omit=dev']);
    expect(start()).toEqual([]);
  });

  test('is completed by a test, and a start after it takes nothing away', () => {
    start();
    expect(testRun()).toEqual(['--include=dev']);
    expect(testRun()).toEqual([]);
    expect(start()).toEqual([]);
  });

  test.each(['package-lock.json', 'scripts/node/package-lock.json'])('follows %s', (lockfile) => {
    start();
    write(lockfile, '{"changed":1}');
    expect(start()).toEqual(['--omit=dev']);
    testRun();
    write(lockfile, '{"changed":2}');
    // The packages of checks and tests were installed before, and stay.
    expect(start()).toEqual(['--include=dev']);
    expect(testRun()).toEqual([]);
  });

  const locked = (packages: object) => JSON.stringify({ packages: { '': {}, ...packages } });
  const server = { 'node_modules/server': { integrity: 'sha512-a' } };
  const browser = { 'node_modules/browser': { integrity: 'sha512-b', dev: true } };
  const elsewhere = { 'node_modules/for-another-machine': { integrity: 'sha512-c', optional: true } };

  test('stays as npm ci has left it, also what only tests need', () => {
    write('package-lock.json', locked({ ...server, ...browser, ...elsewhere }));
    write('node_modules/.package-lock.json', locked({ ...server, ...browser }));
    expect(start()).toEqual([]);
    expect(testRun()).toEqual([]);
  });

  test.each([
    ['is missing', server],
    ['is another version', { ...server, 'node_modules/browser': { integrity: 'sha512-d', dev: true } }],
  ])('is installed where a package that npm ci would bring %s', (_, present) => {
    write('package-lock.json', locked({ ...server, ...browser }));
    write('node_modules/.package-lock.json', locked(present));
    expect(testRun()).toEqual(['--include=dev']);
  });

  test('is installed again where an installation was cut off', () => {
    start();
    rmSync(at('node_modules'), { recursive: true });
    expect(start()).toEqual(['--omit=dev']);
  });
});

const { optionalDependencies } = JSON.parse(readFileSync(resolve('scripts/node/package.json'), 'utf8')) as {
  optionalDependencies: Record<string, string>;
};
const PINNED = Object.values(optionalDependencies)[0] ?? '';

/** Runs it as npm does after an installation on a machine with this Node. */
const afterInstall = (version: string) =>
  npmCallsOf(
    `Object.defineProperty(process.versions, 'node', { value: ${JSON.stringify(version)} });
     await import(${JSON.stringify(at('scripts/pinned-node.mjs'))});`,
  );

describe('the Node of the machine', () => {
  // It brings a program that says its version.
  beforeEach(() => {
    write(
      'machine/npm',
      `#!/bin/sh
echo "$(basename "$PWD") $1" >> "$NOTES"
mkdir -p node_modules/.bin
printf '#!/bin/sh\\necho v${PINNED}\\n' > node_modules/.bin/node
chmod +x node_modules/.bin/node
`,
      0o755,
    );
    mkdirSync(at('node_modules/.bin'), { recursive: true });
  });

  test.each(['22.18.0', '24.22.3', '26.0.0'])('%s is used, and no other is installed', (version) => {
    expect(afterInstall(version)).toEqual([]);
    expect(existsSync(at('node_modules/.bin/node'))).toBe(false);
  });

  test('20 has the pinned one take its place, which is installed once', () => {
    expect(afterInstall('20.20.2')).toEqual(['node ci']);
    const link = at('node_modules/.bin/node');
    expect(readlinkSync(link)).toBe('../../scripts/node/node_modules/.bin/node');
    expect(spawnSync(link, ['--version'], { encoding: 'utf8' }).stdout).toBe(`v${PINNED}\n`);
    // npm ci takes node_modules away; the pinned Node lies elsewhere.
    rmSync(at('node_modules'), { recursive: true });
    mkdirSync(at('node_modules/.bin'), { recursive: true });
    expect(afterInstall('20.20.2')).toEqual([]);
    expect(existsSync(link)).toBe(true);
  });

  test('of another pinned version is brought anew', () => {
    write('scripts/node/node_modules/.bin/node', '#!/bin/sh\necho v26.0.0\n', 0o755);
    expect(afterInstall('20.20.2')).toEqual(['node ci']);
  });
});
