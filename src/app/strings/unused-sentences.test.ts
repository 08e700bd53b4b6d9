import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

const code = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/\/strings\/|\.test\.tsx?$/.test(file))
  .map(read)
  .join('\n');

/** The code may use a key in any of these words. */
const words = new Set(code.match(/[A-Za-z_$][\w$]*(?:-[\w$]+)*/g));

// These keys are composed where they are read: 'read-' and the kind of data.
const isMadeOf = (key: string) => key.startsWith('read-') && words.has(key.slice('read-'.length));

/** Finds the keys of sentences at any depth. */
const keysOf = (file: string) =>
  Array.from(read(file).matchAll(/^\s+'?([A-Za-z][\w-]*)'?:/gm), ([, key = '']) => key);

test.each(globSync('src/**/strings/en/*.ts', { exclude: (name) => name.startsWith('src/app/') }))(
  'every sentence of %s is said somewhere',
  (file) => {
    expect(keysOf(file).filter((key) => !words.has(key) && !isMadeOf(key))).toEqual([]);
  },
);
