import { type Plugin, parseAst } from 'vite';
import { partsOf, type SyntaxNode, withParts } from './syntax-tree.ts';

/** Importing one of these files has no side effects: contracts, rules, the kernel and others without JSX. */
const PURE = /\/src\/(features|kernel)\/.*\.ts$/;

/** Finds the server's half of an endpoint. One that is not an object literal could not be recognised. */
const serverHalf = (declaration: SyntaxNode | undefined): SyntaxNode => {
  const half =
    declaration?.type === 'ObjectExpression' &&
    declaration.properties.find(
      (part) => part.type === 'Property' && part.key.type === 'Identifier' && part.key.name === 'server',
    );
  if (!half) throw new Error('An endpoint is declared without `server: { … }` of its own');
  return half;
};

const isEndpoint = (node: SyntaxNode) =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'endpoint';

/** The code of contracts without the server's half of each endpoint. */
export const withoutServerHalf = (code: string): string =>
  withParts(parseAst(code))
    .flatMap((node) => (isEndpoint(node) && 'arguments' in node ? [serverHalf(node.arguments[0])] : []))
    .toReversed()
    .reduce((lean, { start, end }) => lean.slice(0, start) + lean.slice(end).replace(/^\s*,/, ''), code);

const runsLater = ({ type }: SyntaxNode) =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration';

/** Returns the positions of calls that run when the module is imported. */
const callsAtOnce = (node: SyntaxNode): number[] => {
  if (runsLater(node)) return [];
  const inside = partsOf(node).flatMap(callsAtOnce);
  return node.type === 'CallExpression' || node.type === 'NewExpression' ? [node.start, ...inside] : inside;
};

/** Marks each such call as pure, so that the bundler may drop it where its result is not used. */
export const markPure = (code: string): string => {
  const { body } = parseAst(code);
  const effect = body.find(({ type }) => type === 'ExpressionStatement');
  if (effect)
    throw new Error(
      `This runs by being imported, and the build would drop it: ${code.slice(effect.start, effect.end)}`,
    );
  return [...new Set(body.flatMap(callsAtOnce))]
    .toSorted((a, b) => b - a)
    .reduce((marked, offset) => `${marked.slice(0, offset)}/* @__PURE__ */ ${marked.slice(offset)}`, code);
};

/**
 * Reduces contracts and rules to the part that a browser downloads: an endpoint to how it is called, and everything else
 * to what a page uses (docs/build.md).
 */
export const browserHalf = (): Plugin => ({
  name: 'browser-half',
  apply: (_, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
  transform(code, id) {
    if (!PURE.test(id)) return null;
    return { code: markPure(/\bendpoint\(/.test(code) ? withoutServerHalf(code) : code), map: null };
  },
});
