import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no statement asks the time by a word that no test can set', () => {
  const offenders = globSync('src/**/*.ts').filter((file) =>
    /\b(?:current_date|current_timestamp|localtimestamp)\b/.test(readFileSync(file, 'utf8')),
  );
  expect(offenders).toEqual([]);
});
