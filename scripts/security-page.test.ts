import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const TITLE =
  /(?:^|[^\w.])(?:test|describe)(?:\.\w+)*(?:\([^\n]*?\)|<[^\n]*?>\([^\n]*?\))?\(\s*(['"`])(.*?)\1/gms;
/** A title that stands after the list of its cases. */
const TITLE_OF_CASES = /^\s*\]?[\w\])., =>(]*\)\(\s*(['"`])(.*?)\1/gm;

const page = readFileSync('docs/security.md', 'utf8');
// What had not landed when the page was written is looked for once its mark is gone.
const settled = page.split('\n').filter((line) => !line.includes('(check)'));

const files = new Set(
  settled.flatMap((line) =>
    [...line.matchAll(/`((?:src|e2e|scripts|docs|bench|db)\/[\w./-]*\w)`/g)].map(([, path = '']) => path),
  ),
);
const tests = settled.flatMap((line) =>
  [...line.matchAll(/`([\w./-]+\.test\.tsx?)` “([^”]+)”/g)].map(
    ([, path = '', title = '']) => [path, title] as const,
  ),
);

const titlesIn = (path: string) => {
  const code = readFileSync(path, 'utf8');
  return [TITLE, TITLE_OF_CASES].flatMap((pattern) =>
    [...code.matchAll(pattern)].map(([, , title = '']) => title),
  );
};

describe('the page about security', () => {
  test('names files that are there', () => {
    expect(files.size).toBeGreaterThan(50);
    expect([...files].filter((path) => !existsSync(path))).toEqual([]);
  });

  test('names tests that are there', () => {
    expect(tests.length).toBeGreaterThan(100);
    const missing = tests.filter(
      ([path, title]) => !existsSync(path) || !titlesIn(path).some((known) => known.includes(title)),
    );
    expect(missing).toEqual([]);
  });

  test('has a row for each requirement once, but for the halves of one', () => {
    const numbers = [...page.matchAll(/^\| (\d+\.\d+\.\d+)(?:[ ,][^|]*)?\|/gm)].map(
      ([, number = '']) => number,
    );
    expect(numbers.length).toBeGreaterThan(100);
    expect(numbers).toEqual(
      numbers.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })),
    );
  });
});
