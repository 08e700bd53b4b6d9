import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const TITLE =
  /(?:^|[^\w.])(?:test|describe)(?:\.\w+)*(?:\([^\n]*?\)|<[^\n]*?>\([^\n]*?\))?\(\s*(['"`])(.*?)\1/gms;
/** A title that stands after the list of its cases. */
const TITLE_OF_CASES = /^\s*\]?[\w\])., =>(]*\)\(\s*(['"`])(.*?)\1/gm;

const page = readFileSync('docs/security.md', 'utf8');
const pageLines = page.split('\n');

/** How many of each section are of level 1 or 2; those of level 3 stand after them. V9, V10 and V17 do not apply. */
const askedNumbers = Object.entries({
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
}).flatMap(([section, count]) => Array.from({ length: count }, (_, index) => `${section}.${index + 1}`));

const files = new Set(
  pageLines.flatMap((line) =>
    [...line.matchAll(/`((?:src|e2e|scripts|docs|bench|db)\/[\w./-]*\w)`/g)].map(([, path = '']) => path),
  ),
);
const tests = pageLines.flatMap((line) =>
  [...line.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)` “([^”]+)”/g)].map(
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
    const missingTests = tests.filter(
      ([path, title]) =>
        !existsSync(path) || !titlesIn(path).some((knownTitle) => knownTitle.includes(title)),
    );
    expect(missingTests).toEqual([]);
  });

  test('answers each requirement of levels 1 and 2, in their order', () => {
    const numbers = [...page.matchAll(/^\| (\d+\.\d+\.\d+)\b/gm)].map(([, number = '']) => number);
    const inOrder = numbers.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    expect(numbers).toEqual(inOrder);
    const namedNumbers = [...page.matchAll(/\b\d+\.\d+\.\d+\b/g)].map(([number]) => number);
    // '4.4.1 to 4.4.4' names those between as well.
    for (const [, section = '', first = '', last = ''] of page.matchAll(
      /\b(\d+\.\d+)\.(\d+) to \d+\.\d+\.(\d+)/g,
    ))
      for (let part = Number(first); part < Number(last); part += 1) namedNumbers.push(`${section}.${part}`);
    expect(askedNumbers.filter((number) => !namedNumbers.includes(number))).toEqual([]);
  });
});
