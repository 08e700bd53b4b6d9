import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** Lists every file that the build depends on. */
export const buildSources = (): string[] =>
  globSync(['{src,sheet}/**/*.{ts,tsx,css,woff2,svg}', 'illustrations/*.json'], {
    exclude: (name) => name.includes('.test.'),
  })
    .concat('package.json', 'package-lock.json', 'vite.config.ts', ...globSync('scripts/*.ts'))
    .sort();

/** Returns a hash of the sources. */
export const builtFrom = (read: (file: string) => string | Buffer = (file) => readFileSync(file)): string => {
  const hash = createHash('sha256');
  for (const file of buildSources()) hash.update(file).update(read(file));
  return hash.digest('hex');
};
