import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const known = new Set(
  [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| ([A-Z]+-\d+|D3-\d+\.\d+) *\|/gm)].map(
    ([, code]) => code,
  ),
);

const titlesIn = (text: string) =>
  [...text.matchAll(/^\s*(?:test|describe)(?:\.\w+)*(?:\([^'"`\n]*)?\(\s*(['"`])(.*?)\1/gm)].map(
    ([, , title = '']) => title,
  );

const tests = globSync(['src/**/*.test.{ts,tsx}', 'e2e/**/*.{test,spec}.ts', 'scripts/**/*.test.ts']);

test('every code in a test’s title stands in docs/requirements.md', () => {
  const named = tests.flatMap((path) =>
    titlesIn(readFileSync(path, 'utf8')).flatMap((title) =>
      [...title.matchAll(/\b(?:[A-Z]+-\d+|D3-\d+\.\d+)\b/g)].map(([code]) => ({ path, code })),
    ),
  );
  // A check that finds nothing to check has lost its way.
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter(({ code }) => !known.has(code))).toEqual([]);
});
