import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { productFilePath } from './product-file-path.ts';

test('every file that is read by its path is there', () => {
  const namedPaths = globSync('src/**/*.ts')
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/productFilePath\('([^']+)'\)/g)])
    .map(([, path = '']) => path)
    // It exists only once something was built.
    .filter((path) => path !== 'dist');
  expect(namedPaths).toContain('db/migrations');
  expect(namedPaths.filter((path) => !existsSync(productFilePath(path)))).toEqual([]);
});
