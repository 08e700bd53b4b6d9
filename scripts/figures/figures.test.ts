import { expect, test } from 'vitest';
import { bareLocals, fragmentComments } from './bare-words-and-fragments.ts';
import { drawNames } from './draw-names.ts';
import { functionsIn } from './functions-in.ts';
import { namesExportedTwice } from './names-exported-twice.ts';
import { spreadOf } from './spread-of.ts';

test('a function is as long as its braces are apart, whatever kind it is', () => {
  const text = `const one = () => 1;
export const two = (a: number) => {
  return a;
};
function three() {}
const four = { five: async function () {
  const six = () => {

  };
} };`;
  expect(functionsIn('a.ts', text)).toEqual([
    { name: 'a.ts:2', size: 3 },
    { name: 'a.ts:5', size: 1 },
    { name: 'a.ts:6', size: 5 },
    { name: 'a.ts:7', size: 3 },
  ]);
});

test('a spread names the longest', () => {
  const all = Array.from({ length: 100 }, (_, index) => ({ name: `f${index + 1}`, size: index + 1 }));
  expect(spreadOf(all).trim().split(/\s+/)).toEqual(['51', '91', '100', '100', 'f100']);
});

test('a name that two files export is found, a convention is not', () => {
  const files = [
    ['a.ts', 'export const told = 1;\nexport const pageDefinition = 1;'],
    ['b.ts', 'export interface told {}\nexport const pageDefinition = 1;'],
  ] as const;
  expect(namesExportedTwice(files)).toEqual(['told ×2']);
});

test('a table of sentences is one thing in five languages', () => {
  const files = ['en', 'fr', 'de'].map(
    (language) => [`x/strings/${language}/a.ts`, 'export const names = 1;'] as const,
  );
  expect(namesExportedTwice(files)).toEqual([]);
});

test('a local that is a bare participle and a comment without a subject are counted', () => {
  const files = [
    ['a.ts', '/** What is given. */\nconst given = 1;\n// The row is locked first.\nconst lockedRow = 2;\n'],
  ] as const;
  expect(bareLocals(files)).toEqual({ count: 1, total: 2 });
  expect(fragmentComments(files)).toEqual({ count: 1, total: 2 });
});

test('the names to guess are the same for a commit, and others for the next', () => {
  const files = Array.from(
    { length: 9 },
    (_, index) =>
      [`src/x/file-${index}.ts`, `export const name${index} = 1;\nexport { other } from './y.ts';`] as const,
  );
  const first = drawNames(files, 'a1', 3);
  expect(first).toEqual(drawNames(files, 'a1', 3));
  expect(first).not.toEqual(drawNames(files, 'b2', 3));
  expect(first.files).toHaveLength(3);
  expect(drawNames(files, 'a1').exports.toSorted()).toEqual(
    files.map((_, index) => `name${index}   (in src/x)`),
  );
});
