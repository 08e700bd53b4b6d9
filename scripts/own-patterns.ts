import { globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { ESTree } from 'rolldown/utils';
import { parseAst } from 'vite';

type Node = ESTree.Node;

export interface OwnPattern {
  /** The path begins at the repository's root and ends with the line. */
  where: string;
  file: string;
  /** null where it is put together while the code runs. */
  source: string | null;
  flags: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** A text that is written out, not put together. */
const writtenText = (node: Node | undefined): string | null => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? null;
  return null;
};

const patternAt = (node: Node): Pick<OwnPattern, 'source' | 'flags'> | null => {
  if (node.type === 'Literal' && 'regex' in node)
    return { source: node.regex.pattern, flags: node.regex.flags };
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return null;
  if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return null;
  const [source, flags] = node.arguments;
  if (source?.type === 'Literal' && 'regex' in source) return null;
  return { source: writtenText(source), flags: writtenText(flags) ?? '' };
};

/** Every regular expression of a file, however it is written. */
export const patternsIn = (code: string, file: string): OwnPattern[] => {
  const patterns: OwnPattern[] = [];
  const visitNode = (node: Node) => {
    const pattern = patternAt(node);
    if (pattern) {
      const line = code.slice(0, node.start).split('\n').length;
      patterns.push({ ...pattern, file, where: `${file}:${line}` });
    }
    for (const part of Object.values(node).flat()) if (isNode(part)) visitNode(part);
  };
  visitNode(parseAst(code, { lang: extname(file) === '.tsx' ? 'tsx' : 'ts' }));
  return patterns;
};

// Tests, builders and drawings read what we have written ourselves.
const notServed = [
  '**/*.test.{ts,tsx}',
  '**/*.fixture.ts',
  '**/*.d.ts',
  'src/{testing,demo}/**',
  'src/design/illustrations/**',
];

/** Finds every regular expression in served code. */
export const ownPatterns = (root: string): OwnPattern[] =>
  globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: notServed })
    .toSorted()
    .flatMap((file) => patternsIn(readFileSync(join(root, file), 'utf8'), file));
