import { existsSync, globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { sentences as english } from '#web/strings/en/web.ts';

// The compiler checks keys and types; this checks what it can't see: numbers, inserted values, and English left over.
const tables = globSync('src/**/strings/en/*.ts', { exclude: (name) => name.startsWith('src/app/') });
const written = [
  ...new Set(globSync('src/web/strings/*/web.ts').map((file) => file.split('/')[3] ?? '')),
].filter((language) => language !== 'en');

type Words = Readonly<Record<string, unknown>>;

/** Languages write "around the clock" and full hours differently, and a count of one may be a word. */
const numbersIn = (text: string) =>
  (
    text
      .replace(/24\/7|24\s?h?\/24|24 horas por dia|(?<=\d):00/g, '')
      // French and German texts of a directive write this number as a word.
      .replace(/quatorze|vierzehn|véierzéng/g, '14')
      .replace(/(?<=\d)[\s.,’\u00a0\u202f](?=\d{3}(?!\d))/g, '')
      .match(/\d+/g) ?? []
  )
    .map((number) => number.replace(/^0(?=\d)/, ''))
    .filter((number) => number !== '1')
    .toSorted();

const holesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

const marks = (count: number) => Array.from({ length: count }, (_, at) => `‹${at}›`);

const said = (write: (...given: unknown[]) => unknown, given: readonly unknown[]): string | null => {
  try {
    const text = write(...given);
    return typeof text === 'string' ? text : null;
  } catch {
    return null;
  }
};

const faultOf = (from: string, to: string): string | null => {
  if (!isDeepStrictEqual(numbersIn(from), numbersIn(to))) return 'another number';
  if (!isDeepStrictEqual(holesIn(from), holesIn(to))) return 'another hole';
  const lost = marks(6).find((mark) => from.includes(mark) !== to.includes(mark));
  if (lost) return `${lost} is not in both`;
  return from === to && /\p{Ll}{3} \p{Ll}{3,} \p{Ll}{3}/u.test(from) ? 'English still' : null;
};

/** Returns what is wrong with each sentence of a table, by its key. */
const faultsIn = (from: Words, to: Words, path: string): string[] =>
  Object.entries(from).flatMap(([key, sentence]) => {
    const name = `${path}.${key}`;
    const other = to[key];
    if (typeof sentence === 'string' && typeof other === 'string') {
      const fault = faultOf(sentence, other);
      return fault ? [`${name}: ${fault}\n  ${sentence}\n  ${other}`] : [];
    }
    if (typeof sentence === 'function' && typeof other === 'function') {
      const given = [marks(sentence.length), [1, 1, 1, 1, 1, 1], [7, 7, 7, 7, 7, 7]];
      return given.flatMap((inputs) => {
        const [one, two] = [said(sentence as never, inputs), said(other as never, inputs)];
        if (one === null) return [];
        const fault = two === null ? 'it fails' : faultOf(one, two);
        return fault ? [`${name}: ${fault}\n  ${one}\n  ${two}`] : [];
      });
    }
    if (sentence === null || typeof sentence !== 'object') return [];
    const [more, fewer] = [Object.keys(sentence), Object.keys(other ?? {})].map(({ length }) => length);
    const isUneven = Array.isArray(sentence) && more !== fewer;
    return [
      ...(isUneven ? [`${name}: ${more} parts, and ${fewer} here`] : []),
      ...faultsIn(sentence as Words, (other ?? {}) as Words, name),
    ];
  });

test('there are English tables to compare with', () => {
  expect(tables.length).toBeGreaterThan(60);
  expect(english.product).toBe('Giewel');
});

describe.each(written)('in %s', (language) => {
  const translated = tables.filter((file) => existsSync(file.replace('/en/', `/${language}/`)));
  test.each(translated)('%s says the same', async (file) => {
    const read = async (path: string) => (await import(resolve(path))) as Words;
    const [from, to] = [await read(file), await read(file.replace('/en/', `/${language}/`))];
    expect(faultsIn(from, to, basename(file, '.ts')).join('\n')).toBe('');
  });
});
