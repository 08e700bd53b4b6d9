import { type Plugin, parseAst } from 'vite';
import { type Node, withParts } from './syntax-tree.ts';

/** Where the server's half of a declaration stands. One that is not written out could not be recognised. */
const serverHalf = (written: Node | undefined): Node => {
  const half =
    written?.type === 'ObjectExpression' &&
    written.properties.find(
      (part) => part.type === 'Property' && part.key.type === 'Identifier' && part.key.name === 'server',
    );
  if (!half) throw new Error('An endpoint is declared without `server: { … }` of its own');
  return half;
};

/** A contract without the server's half. */
export const leanContract = (code: string): string =>
  withParts(parseAst(code))
    .flatMap((node) =>
      node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'endpoint'
        ? [serverHalf(node.arguments[0])]
        : [],
    )
    .toReversed()
    .reduce((lean, { start, end }) => lean.slice(0, start) + lean.slice(end).replace(/^\s*,/, ''), code);

/**
 * Takes the half of each endpoint that is marked as the server's out of what a browser downloads: every page would
 * carry the schemas of its answers, and the library that reads them, for nobody (docs/decisions/012).
 */
export const leanContracts = (): Plugin => ({
  name: 'lean-contracts',
  apply: (_, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
  transform: (code, id) =>
    /\/src\/.*\.tsx?$/.test(id) && /\bendpoint\(/.test(code) ? { code: leanContract(code), map: null } : null,
});
