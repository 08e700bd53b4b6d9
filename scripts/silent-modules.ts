import { type Plugin, parseAst } from 'vite';
import { type Node, partsOf } from './syntax-tree.ts';

/**
 * Contracts, rules, the kernel and what else is no screen: importing one does nothing but give its names. The rooms
 * of the house say which (scripts/boundaries.ts); no list of files or functions does.
 */
export const SILENT = /\/src\/(capabilities|kernel)\/.*\.ts$/;

const isLater = ({ type }: Node) =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration';

/** Every call that is made by importing the module, outer ones before those in them. */
const callsNow = (node: Node): Node[] => {
  if (isLater(node)) return [];
  const inside = partsOf(node).flatMap(callsNow);
  return node.type === 'CallExpression' || node.type === 'NewExpression' ? [node, ...inside] : inside;
};

/** The code with each such call marked as one that nobody misses whose answer is not used. */
export const markSilent = (code: string): string => {
  const { body } = parseAst(code);
  const deed = body.find(({ type }) => type === 'ExpressionStatement');
  if (deed)
    throw new Error(`Done by being imported, so it would be dropped: ${code.slice(deed.start, deed.end)}`);
  const places = new Set(body.flatMap(callsNow).map(({ start }) => start));
  return [...places]
    .toSorted((a, b) => b - a)
    .reduce((marked, at) => `${marked.slice(0, at)}/* @__PURE__ */ ${marked.slice(at)}`, code);
};

/** What a silent module makes and nobody uses is not downloaded: a schema, a sentence's name. */
export const silentModules = (): Plugin => ({
  name: 'silent-modules',
  apply: (_, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
  transform: (code, id) => (SILENT.test(id) ? { code: markSilent(code), map: null } : null),
});
