// Addresses of our pages are written by href (src/kernel/href.ts), which checks them against the routes. Prints those
// that are written by hand and exits 1 if there is one.
import { globSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'rolldown/utils';
import { sourceFiles } from './boundaries.ts';
import { partsOf, type SyntaxNode } from './syntax-tree.ts';

/** Stands for a value in an address: `/companies/${id}`. */
const VALUE = '\0';

const nameOf = (node: SyntaxNode): string | null => {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name;
  return node.type === 'MemberExpression' ? nameOf(node.property) : null;
};

const piecesOf = (path: string) => path.split('/').filter(Boolean);

const PATH = /(?:path: |publicRoute\()'([^']+)'/g;

const routePaths = (): string[][] =>
  globSync('src/features/**/web/page-routes.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(PATH)].map(([, path = '']) => piecesOf(path)),
  );

/** The address that a literal writes; of a template also one that follows its first value, as `${host}/search`. */
const addressIn = (node: SyntaxNode): string | null => {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  const text = node.quasis.map(({ value }) => value.cooked ?? '').join(VALUE);
  return text.startsWith(VALUE) ? text.slice(1) : text;
};

/** Other texts than links are '/' too: it counts only where links stand. */
const takesLink = (parent: SyntaxNode | null): boolean => {
  if (parent?.type === 'JSXAttribute' || parent?.type === 'Property')
    return ['href', 'action', 'backHref', 'canonical'].includes(
      nameOf(parent.type === 'Property' ? parent.key : parent.name) ?? '',
    );
  return parent?.type === 'CallExpression' && nameOf(parent.callee) === 'navigate';
};

/** A route's own path, an endpoint's address, a call of href. */
const declares = (parent: SyntaxNode | null): boolean => {
  if (parent?.type === 'Property') return ['path', 'url'].includes(nameOf(parent.key) ?? '');
  return parent?.type === 'CallExpression' && ['href', 'publicRoute'].includes(nameOf(parent.callee) ?? '');
};

/** The addresses of pages that a file writes by hand, each with its line. */
export const linksByHand = (
  code: string,
  file: string,
  routes: readonly string[][] = routePaths(),
): string[] => {
  const links: string[] = [];
  const isPage = (address: string) => {
    const pieces = piecesOf(address.replace(/[?#].*/s, ''));
    return routes.some(
      (route) =>
        route.length === pieces.length &&
        route.every((piece, index) => piece.startsWith(':') || piece === pieces[index]),
    );
  };
  const visit = (node: SyntaxNode, parent: SyntaxNode | null) => {
    const address = addressIn(node);
    if (address?.startsWith('/') && !address.startsWith('//') && !declares(parent)) {
      const isHome = /^\/(?![^?#])/.test(address);
      const isLink = isHome ? takesLink(parent) || address.length > 1 : isPage(address);
      if (isLink) links.push(`${file}:${code.slice(0, node.start).split('\n').length}`);
    }
    for (const part of partsOf(node)) visit(part, node);
  };
  visit(parseSync(`file${extname(file)}`, code).program, null);
  return links;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const routes = routePaths();
  const files = [...sourceFiles()].filter(([path]) => !/^src\/(demo|testing)\//.test(path));
  const links = files.flatMap(([path, code]) => linksByHand(code, path, routes));
  for (const link of links)
    console.error(`${link}: an address of a page by hand: href('/…') of #kernel/href.ts`);
  // A check that finds no route is broken and must not pass.
  if (routes.length === 0) console.error('No routes found: the check looks in the wrong place.');
  if (links.length > 0 || routes.length === 0) process.exit(1);
  console.log(`Links: no page’s address by hand, ${routes.length} routes`);
}
