import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const LINK = /\]\((?!https?:|mailto:|#)([^)\s#]+)[^)]*\)/g;

test.each(globSync('{*,docs/*,docs/decisions/*,bench/*,deploy/*}.md'))(
  '%s links to files that are there',
  (path) => {
    const links = [...readFileSync(path, 'utf8').matchAll(LINK)].map(([, target = '']) => target);
    expect(links.filter((target) => !existsSync(join(dirname(path), target)))).toEqual([]);
  },
);

const FOLDER = 'docs/decisions';
const decisions = globSync(`${FOLDER}/0*.md`)
  .toSorted()
  .map((path) => ({ name: basename(path), text: readFileSync(path, 'utf8') }));
const numberOf = (name: string) => Number(name.slice(0, 3));

test('every decision has a number of its own, which its title repeats', () => {
  const numbers = decisions.map(({ name }) => numberOf(name));
  expect(numbers).toEqual([...new Set(numbers)]);
  expect(decisions.filter(({ name, text }) => !text.startsWith(`# ${numberOf(name)}. `))).toEqual([]);
});

test('the list names every decision, and those that are superseded with what holds instead', () => {
  const list = readFileSync(`${FOLDER}/README.md`, 'utf8').split('\n');
  const wrong = decisions.filter(({ name, text }) => {
    const row = list.find((line) => line.startsWith(`| ${numberOf(name)} | `)) ?? '';
    const [, later = null] = /^Superseded (?:in part )?by \[decision \d+\]\((.+?)\)/m.exec(text) ?? [];
    const holds = later === null ? '| yes |' : `](${later})`;
    return !row.includes(`](${name})`) || !row.includes(holds);
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
