import { spawnSync } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'giewel-serve-'));
  await mkdir(join(root, 'scripts'));
  await copyFile(resolve('scripts/serve.sh'), join(root, 'scripts/serve.sh'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

const build = async () => {
  await mkdir(join(root, 'dist/server'), { recursive: true });
  await writeFile(join(root, 'dist/server/main.mjs'), '');
};

/** Writes a fake Node that prints its version, or the arguments it is started with. */
const putNode = async (folder: string, version: string) => {
  await mkdir(join(root, folder), { recursive: true });
  const file = join(root, folder, 'node');
  await writeFile(
    file,
    `#!/bin/sh\nif [ "$1" = --version ]; then echo ${version}; else echo "${folder} $*"; fi\n`,
  );
  await chmod(file, 0o755);
};

const serve = (...args: string[]) =>
  spawnSync('/bin/sh', [join(root, 'scripts/serve.sh'), ...args], {
    encoding: 'utf8',
    env: { PATH: `${join(root, 'of-the-machine')}:/usr/bin:/bin` },
  });

test('says what is missing where nothing is built', () => {
  const { status, stderr } = serve();
  expect(status).toBe(1);
  expect(stderr).toContain('npm run build');
});

test('starts with the Node that Giewel brings, whatever the machine has', async () => {
  await build();
  await putNode('of-the-machine', 'v20.20.2');
  await putNode('node_modules/.bin', 'v26.10.0');
  expect(serve('--cpu-prof').stdout).toMatch(
    /^node_modules\/\.bin --disable-warning=ExperimentalWarning --heap-growing-percent=100 --cpu-prof \S+main\.mjs\n$/,
  );
});

test.each(['v22.18.0', 'v22.23.3', 'v24.0.0', 'v26.0.0', 'v30.2.1'])(
  'starts with %s of the machine',
  async (version) => {
    await build();
    await putNode('of-the-machine', version);
    expect(serve().stdout).toMatch(
      /^of-the-machine --disable-warning=ExperimentalWarning --heap-growing-percent=100 \S+main\.mjs\n$/,
    );
  },
);

test.each(['v20.20.2', 'v22.9.0', 'v22.17.1', 'v23.11.0', 'v9.1.0'])(
  'does not start with %s, and says why',
  async (version) => {
    await build();
    await putNode('of-the-machine', version);
    const { status, stdout, stderr } = serve();
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain(`Node 22.18, 24 or newer; here is: ${version}`);
  },
);
