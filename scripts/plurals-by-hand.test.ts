import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'rolldown/utils';
import { expect, test } from 'vitest';
import { type SyntaxNode, withParts } from './syntax-tree.ts';

const tables = globSync('src/**/strings/*/*.ts', { exclude: ['src/app/**', '**/*.test.ts'] });

/** Finds plurals chosen by hand: Intl knows the rules of each language (src/kernel/plural.ts). */
const isByHand = (node: SyntaxNode): boolean =>
  node.type === 'BinaryExpression' &&
  node.right.type === 'Literal' &&
  ['===1', '!==1', '>1', '<=1', '<2', '>=2'].includes(`${node.operator}${node.right.value}`);

const byHandIn = (code: string): number => {
  const { program } = parseSync('table.ts', code);
  return withParts(program).filter(isByHand).length;
};

test.each(['count === 1 ? "view" : "views"', 'count < 2 ? "vue" : "vues"', 'if (count > 1) say("views")'])(
  'finds %s',
  (code) => {
    expect(byHandIn(code)).toBe(1);
  },
);

test('no table tells one from several by hand', () => {
  expect(tables.length).toBeGreaterThan(300);
  expect(tables.filter((file) => byHandIn(readFileSync(file, 'utf8')) > 0)).toEqual([]);
});
