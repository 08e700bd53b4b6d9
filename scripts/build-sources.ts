import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** Every file that what is built depends on. */
export const buildSources = (): string[] =>
  globSync('{src,art,sheet}/**/*.{ts,tsx,css,woff2,svg}', {
    exclude: (name) => name.includes('.test.'),
  })
    .concat('package.json', 'package-lock.json', 'vite.config.ts', ...globSync('scripts/*.ts'))
    .sort();

/** Tells one state of the sources from every other. */
export const builtFrom = (read: (file: string) => string | Buffer = (file) => readFileSync(file)): string => {
  const hash = createHash('sha256');
  for (const file of buildSources()) hash.update(file).update(read(file));
  return hash.digest('hex');
};
