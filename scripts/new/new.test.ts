import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

/** These existing modules get something new as well. */
const GROWN = ['reviews/core', 'companies/proofs', 'team/core'];
const copy = await mkdtemp(join(tmpdir(), 'giewel-new-'));
afterAll(() => rm(copy, { recursive: true, force: true }));

/**
 * Returns whether the file may not import the roof and so cannot know the new files. Its types are read but not checked
 * again, since `npm run check` has found them right: that would be half of the work of this file.
 */
const knowsNothingNew = (path: string) =>
  /^src\/(?:kernel|design|strings|web|server|demo|features)\//.test(path) &&
  !GROWN.some((module) => path.startsWith(`src/features/${module}/`));

const copyFolder = (folder: string) => {
  mkdirSync(join(copy, folder));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) mkdirSync(join(copy, path));
    // Existing tests need no compiling here.
    else if (!/\.(?:tsx?|mts|json)$/.test(path) || /\.test\.tsx?$/.test(path)) continue;
    else if (knowsNothingNew(path) && /\.tsx?$/.test(path))
      writeFileSync(join(copy, path), `// @ts-nocheck\n${readFileSync(path, 'utf8')}`);
    else copyFileSync(path, join(copy, path));
  }
};

for (const folder of ['src', 'illustrations', 'sheet', 'scripts', 'bench', 'e2e']) copyFolder(folder);
for (const file of ['package.json', 'tsconfig.json', '.oxfmtrc.json', '.gitignore'])
  copyFileSync(file, join(copy, file));
await symlink(resolve('node_modules'), join(copy, 'node_modules'));

const run = (command: string, ...words: string[]) =>
  promisify(execFile)(command, words, {
    cwd: copy,
    env: { ...process.env, PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env['PATH']}` },
  });
const make = (kind: string, name: string) => run(process.execPath, 'scripts/new.ts', kind, name);

test(
  'what is made new compiles, is formatted and keeps the rules',
  { tags: ['nightly'], timeout: 240_000 },
  async () => {
    await make('module', 'garden/zen');
    await make('endpoint', 'garden/zen/tree-house');
    await make('page', 'garden/zen/flower-bed');
    await make('endpoint', 'reviews/core/best-words');
    await make('page', 'companies/proofs/stamp-list');
    await make('page', 'team/core/team-map');
    // One checker works out each type once (scripts/check-and-test-steps.mjs).
    await run('tsc', '--checkers', '1');
    const grown = ['garden/zen', ...GROWN].map((module) => `src/features/${module}`);
    await run('oxfmt', '--check', 'package.json', 'scripts', 'src/app', ...grown);
    expect((await run(process.execPath, 'scripts/boundaries.ts')).stdout).toContain('all within the rules');
    expect(await readFile(join(copy, 'src/app/page-paths.ts'), 'utf8')).toContain('companies/proofs/web/');
    const routes = await readFile(join(copy, 'src/app/routes.ts'), 'utf8');
    expect(routes).toContain('flowerBed: page(flowerBedRoute');
    expect(routes).toContain('stampList: page(stampListRoute');
  },
);

test.each([
  ['module', 'reviews/core', 'There is a module called reviews/core already.'],
  ['endpoint', 'nowhere/at/all', 'There is no module called nowhere/at.'],
  ['endpoint', 'companies/profile/best-words', 'this module makes them by a function'],
  ['page', 'projects/pages/projects', 'is there already.'],
  ['page', 'projects', 'Say what is to be new'],
  ['module', 'Not A Name', 'Say what is to be new'],
])('a new %s %s is refused and nothing is changed: %s', async (kind, name, reason) => {
  const registryBefore = await readFile(join(copy, 'src/app/registry.ts'), 'utf8');
  await expect(make(kind, name)).rejects.toMatchObject({ stderr: expect.stringContaining(reason) });
  expect(await readFile(join(copy, 'src/app/registry.ts'), 'utf8')).toBe(registryBefore);
});
