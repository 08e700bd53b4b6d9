import type { ESTree } from 'rolldown/utils';
import { type Plugin, parseAst } from 'vite';

/**
 * Calls of these build a schema or name a sentence, and do nothing besides: where nobody takes the answer the build
 * drops them. It goes by the name alone, whatever stands behind it.
 */
export const pureNames = ['z', 'text', 'countInQuery', 'sentencesOf', 'say'];

type Node = ESTree.Node;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Where a call such as `text.forget()` begins: `text`. */
const rootOf = (node: Node): string | undefined => {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'CallExpression') return rootOf(node.callee);
  if (node.type === 'MemberExpression') return rootOf(node.object);
  return node.type === 'ChainExpression' ? rootOf(node.expression) : undefined;
};

/** The calls of a statement whose answers nobody takes. */
const callsForNothing = (node: Node): Node[] => {
  if (node.type === 'CallExpression') return [node];
  if (node.type === 'ChainExpression') return callsForNothing(node.expression);
  if (node.type === 'AwaitExpression' || node.type === 'UnaryExpression')
    return callsForNothing(node.argument);
  if (node.type === 'SequenceExpression') return node.expressions.flatMap(callsForNothing);
  if (node.type === 'LogicalExpression') return callsForNothing(node.right);
  if (node.type === 'ConditionalExpression')
    return [...callsForNothing(node.consequent), ...callsForNothing(node.alternate)];
  return [];
};

/** The names by which this code does something that the build would drop. */
export const droppedCalls = (code: string): string[] => {
  const look = (node: Node): string[] => {
    const calls = node.type === 'ExpressionStatement' ? callsForNothing(node.expression) : [];
    const names = calls.map((call) => rootOf(call) ?? '').filter((name) => pureNames.includes(name));
    return [...names, ...partsOf(node).flatMap(look)];
  };
  return look(parseAst(code));
};

/** Refuses what the build would leave out without a word. */
export const keepPureNames = (): Plugin => ({
  name: 'pure-names',
  enforce: 'post',
  apply: 'build',
  transform(code, id) {
    const [name] = /\/src\/.*\.tsx?$/.test(id) ? droppedCalls(code) : [];
    if (name)
      this.error(`${id}: '${name}' is called for nothing, so the build drops it (scripts/pure-names.ts)`);
  },
});
