import { describe, expect, test } from 'vitest';
import { type BuiltChunk, chunkGroups } from './chunk-groups.ts';

/** Text that compresses to about as many bytes as it has letters. */
const incompressible = (length: number) => {
  let state = 1;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (state % 90));
  }).join('');
};

const chunk = (
  name: string,
  imports: readonly string[],
  { bytes = 100, isPage = false } = {},
): BuiltChunk => ({
  fileName: name,
  code: incompressible(bytes),
  imports: [...imports],
  moduleIds: [`${name}.ts`],
  isEntry: false,
  isDynamicEntry: isPage,
  facadeModuleId: null,
});

const page = (name: string, imports: readonly string[]) => chunk(name, imports, { isPage: true });

const grouped = (chunks: readonly BuiltChunk[]) =>
  chunkGroups(chunks)
    .map((modules) =>
      modules
        .map((module) => module.replace('.ts', ''))
        .toSorted()
        .join(' '),
    )
    .toSorted();

describe('chunks that belong together', () => {
  test('become one where the same pages need them', () => {
    const pages = ['a', 'b'].map((name) => page(name, ['field', 'label']));
    expect(grouped([...pages, chunk('field', []), chunk('label', [])])).toEqual(['field label']);
  });

  test('stay apart where a page would download much for nothing', () => {
    const parts = [chunk('field', []), chunk('map', [], { bytes: 9_000 })];
    const pages = [page('a', ['field', 'map']), page('b', ['field']), page('c', ['field'])];
    expect(grouped([...pages, ...parts])).toEqual(['field', 'map']);
  });

  test('stay apart where what one imports would be downloaded for nothing', () => {
    const parts = [chunk('field', []), chunk('form', ['checks']), chunk('checks', [], { bytes: 9_000 })];
    const pages = [page('a', ['field', 'form']), page('b', ['field']), page('c', ['field'])];
    expect(grouped([...pages, ...parts])).not.toContain('field form');
  });

  test('never come to import each other', () => {
    // The chunk between them is also opened alone, so it stays: merged around it, the other two would form a circle.
    const between = page('between', ['ground']);
    const parts = [chunk('top', ['between', 'ground']), chunk('ground', [])];
    const pages = Array.from({ length: 4 }, (_, number) => page(`page-${number}`, ['top']));
    expect(grouped([...pages, between, ...parts])).toEqual(['ground', 'top']);
  });
});
