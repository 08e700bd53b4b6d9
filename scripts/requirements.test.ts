import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const CODE = /\b(?:[A-Z]+-\d+|D3-\d+\.\d+)\b/g;

const knownCodes = new Set(
  [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| ([A-Z]+-\d+|D3-\d+\.\d+) *\|/gm)].map(
    ([, code]) => code,
  ),
);

/** Vitest has them in `meta: { requirements: [...] }`, Playwright in an annotation of the type 'requirement'. */
const fieldsIn = (text: string) =>
  [...text.matchAll(/requirements: \[([^\]]*)\]|type: 'requirement',\s*description:\s*'([^']*)'/g)].flatMap(
    ([, list = '', description = '']) => (list + description).match(CODE) ?? [],
  );

const titlesIn = (text: string) =>
  [...text.matchAll(/^\s*(?:test|describe)(?:\.\w+)*(?:\([^'"`\n]*)?\(\s*(['"`])(.*?)\1/gm)].map(
    ([, , title = '']) => title,
  );

const tests = globSync(['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'e2e/**/*.spec.ts']);

test('every code that a test names stands in docs/requirements.md', () => {
  const codesInTitles = tests.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const inTitles = titlesIn(text).flatMap((title) => title.match(CODE) ?? []);
    return [...fieldsIn(text), ...inTitles].map((code) => ({ path, code }));
  });
  // A check that finds nothing to check is broken.
  expect(codesInTitles.length).toBeGreaterThan(1000);
  expect(codesInTitles.filter(({ code }) => !knownCodes.has(code))).toEqual([]);
});

test('a title is a sentence: codes stand in a field of their own', () => {
  const withCodes = tests.flatMap((path) =>
    titlesIn(readFileSync(path, 'utf8')).filter((title) =>
      title.match(CODE)?.some((code) => knownCodes.has(code)),
    ),
  );
  expect(withCodes).toEqual([]);
});
