import type { ESTree } from 'rolldown/utils';
import { type Plugin, parseAst } from 'vite';

// What the browser does not do with a contract: it calls by method and address, and checks a form by `body`.
const SERVER_SIDE = new Set([
  'who',
  'summary',
  'params',
  'query',
  'answer',
  'refusals',
  'creates',
  'isPublic',
  'isFile',
]);

const CONTRACT = /\/(capabilities\/[^/]+\/contract\/[^/]+|kernel\/current-user)\.ts$/;

type Node = ESTree.Node;

const isNamed = (node: Node, name: string) => node.type === 'Identifier' && node.name === name;

const keyOf = (property: Node) =>
  property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '';

/** The object that declares an endpoint, or a plain one with a method, which several endpoints share. */
const declarationIn = (init: Node | null | undefined) => {
  const isCall = init?.type === 'CallExpression' && isNamed(init.callee, 'endpoint');
  const object = isCall ? init.arguments[0] : init;
  if (object?.type !== 'ObjectExpression') return null;
  return isCall || object.properties.some((property) => keyOf(property) === 'method') ? object : null;
};

/** A contract without the server's half. */
export const leanContract = (code: string): string => {
  const cuts: [from: number, to: number][] = [];
  for (const statement of parseAst(code).body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { init } of declaration.declarations) {
      for (const property of declarationIn(init)?.properties ?? []) {
        if (SERVER_SIDE.has(keyOf(property))) cuts.push([property.start, property.end]);
      }
    }
  }
  return cuts
    .toReversed()
    .reduce((lean, [from, to]) => lean.slice(0, from) + lean.slice(to).replace(/^\s*,/, ''), code);
};

/**
 * Takes the server's half out of contracts on their way to the browser. Without it every page carries the
 * schemas of its answers, and the library that reads them, for nobody (docs/decisions/012).
 */
export const leanContracts = (): Plugin => ({
  name: 'lean-contracts',
  apply: (_, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
  transform: (code, id) => (CONTRACT.test(id) ? { code: leanContract(code), map: null } : null),
});
