import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const importer = join(import.meta.dirname, 'start.ts');
const isRead = (path: string) =>
  path.endsWith('.ts') && !/\.(test|fixture)\.ts$|^src\/(testing|demo)\//.test(path);

const names = [
  ...new Set(
    globSync('src/**/*.ts')
      .filter(isRead)
      .flatMap((path) =>
        [...readFileSync(path, 'utf8').matchAll(/ from '([^']+)'/g)].map(([, name]) => name ?? ''),
      )
      // Beside which file './x.ts' stands is known to that file alone.
      .filter((name) => !name.startsWith('.') && !/^#\w+\/web\//.test(name)),
  ),
].toSorted();

/** Where Node finds them, with our short cuts or without. */
const addresses = (prelude: string): unknown =>
  JSON.parse(
    execFileSync(
      join('node_modules/.bin/node'),
      [
        '--input-type=module',
        '--experimental-import-meta-resolve',
        '--eval',
        `${prelude}
         const from = ${JSON.stringify(pathToFileURL(importer).href)};
         const names = ${JSON.stringify(names)};
         console.log(JSON.stringify(names.map((name) => [name, import.meta.resolve(name, from)])));`,
      ],
      { encoding: 'utf8' },
    ),
  );

test('the short cuts lead where Node itself would', () => {
  expect(names.length).toBeGreaterThan(500);
  const quick = `import { quickenImports } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'quick-imports.ts')).href)};
    quickenImports();`;
  expect(addresses(quick)).toEqual(addresses(''));
});
