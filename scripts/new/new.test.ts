import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const copy = await mkdtemp(join(tmpdir(), 'giewel-new-'));
afterAll(() => rm(copy, { recursive: true, force: true }));
for (const path of [
  'src',
  'art',
  'sheet',
  'demo',
  'scripts',
  'bench',
  'e2e',
  'package.json',
  'tsconfig.json',
  'biome.json',
  '.gitignore',
]) {
  // The tests of what was there before are not what is compiled here.
  await cp(path, join(copy, path), { recursive: true, filter: (from) => !/\.test\.tsx?$/.test(from) });
}
await symlink(resolve('node_modules'), join(copy, 'node_modules'));

const run = (command: string, ...words: string[]) =>
  promisify(execFile)(command, words, {
    cwd: copy,
    env: { ...process.env, PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env['PATH']}` },
  });
const make = (kind: string, name: string) => run(process.execPath, 'scripts/new.ts', kind, name);

test('what is made new compiles, is formatted and keeps the rules', { timeout: 240_000 }, async () => {
  await make('capability', 'zen-garden');
  await make('endpoint', 'zen-garden/tree-house');
  await make('page', 'zen-garden/flower-bed');
  await make('endpoint', 'reviews/best-words');
  await make('page', 'proofs/stamp-list');
  // One checker works out each type once (scripts/steps.mjs).
  await run('tsc', '--checkers', '1');
  await run('biome', 'check', '--error-on-warnings', 'src/app', 'src/capabilities');
  expect((await run(process.execPath, 'scripts/boundaries.ts')).stdout).toContain('all within the rules');
  const routes = await readFile(join(copy, 'src/app/routes.ts'), 'utf8');
  expect(routes).toContain('flowerBed: page(flowerBedAddress');
  expect(routes).toContain('stampList: page(stampListAddress');
});

test.each([
  ['capability', 'reviews', 'There is a capability called reviews already.'],
  ['endpoint', 'nowhere/at-all', 'There is no capability called nowhere.'],
  ['page', 'projects/projects', 'is there already.'],
  ['page', 'projects', 'Say what is to be new'],
  ['capability', 'Not A Name', 'Say what is to be new'],
])('a new %s %s is refused and nothing is changed: %s', async (kind, name, why) => {
  const before = await readFile(join(copy, 'src/app/registry.ts'), 'utf8');
  await expect(make(kind, name)).rejects.toMatchObject({ stderr: expect.stringContaining(why) });
  expect(await readFile(join(copy, 'src/app/registry.ts'), 'utf8')).toBe(before);
});
