// Finds the string tables that a screen reads: its own, and those of all components that it shows.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { parseAst } from 'vite';
import packageJson from '../package.json' with { type: 'json' };
import { type SyntaxNode, withParts } from './syntax-tree.ts';

/** A top-level declaration of a file: a component, a hook or a constant. */
interface Piece {
  uses: ReadonlySet<string>;
  reads: readonly string[];
  /** It loads these tables and files on demand, and may read the tables itself from then on. */
  lateTables: readonly string[];
  lateFiles: readonly string[];
}

interface SourceFile {
  pieces: ReadonlyMap<string, Piece>;
  /** Maps each local name to its file and to its name there. */
  imported: ReadonlyMap<string, { file: string; name: string }>;
}

export interface TableRead {
  table: string;
  by: string;
}

const ALL = '*';
const rooms: Readonly<Record<string, unknown>> = packageJson.imports;

/** The file of ours behind an import; null for a package, a style sheet, a drawing. */
const fileBehind = (from: string, name: string): string | null => {
  if (!['.ts', '.tsx'].includes(extname(name))) return null;
  if (name.startsWith('./')) return join(dirname(from), name);
  const [room = '', ...rest] = name.split('/');
  const folder = rooms[`${room}/*`];
  const file = typeof folder === 'string' ? folder.replace('*', rest.join('/')).replace('./', '') : '';
  return file.startsWith('src/') && existsSync(file) ? file : null;
};

const nameOf = (node: SyntaxNode | null | undefined): string | null =>
  node?.type === 'Identifier' || node?.type === 'JSXIdentifier' ? node.name : null;

const isCallOf = (node: SyntaxNode | null | undefined, ...names: string[]) =>
  node?.type === 'CallExpression' && names.includes(nameOf(node.callee) ?? '');

/** `useStrings()`, or what is called strings. */
const isStrings = (node: SyntaxNode | null | undefined): boolean =>
  isCallOf(node, 'useStrings') ||
  nameOf(node) === 'strings' ||
  (node?.type === 'MemberExpression' && nameOf(node.property) === 'strings');

const keysOf = (node: SyntaxNode): (string | null)[] =>
  node.type === 'ObjectPattern'
    ? node.properties.map((property) => (property.type === 'Property' ? nameOf(property.key) : null))
    : [];

const isOfStrings = (node: SyntaxNode): boolean => {
  const type = node.type === 'ObjectPattern' ? node.typeAnnotation?.typeAnnotation : null;
  return type?.type === 'TSTypeReference' && nameOf(type.typeName) === 'Strings';
};

/** `const { a, b } = useStrings()`, `useStrings().a`, `strings.a`, `({ strings: { a } })`, `({ a }: Strings)`. */
const readAt = (node: SyntaxNode): (string | null)[] => {
  if (node.type === 'VariableDeclarator' && isStrings(node.init)) return keysOf(node.id);
  if (node.type === 'MemberExpression' && isStrings(node.object)) return [nameOf(node.property)];
  if (node.type === 'Property' && nameOf(node.key) === 'strings') return keysOf(node.value);
  return isOfStrings(node) ? keysOf(node) : [];
};

const tablesFetchedAt = (node: SyntaxNode): string[] => {
  if (node.type !== 'CallExpression' || !isCallOf(node, 'useLazyComponent', 'loadTables')) return [];
  return withParts(node).flatMap((part) =>
    part.type === 'Literal' && typeof part.value === 'string' ? [part.value] : [],
  );
};

const fileFetchedAt = (node: SyntaxNode, file: string): string[] => {
  if (node.type !== 'ImportExpression' || node.source.type !== 'Literal') return [];
  const foundFile = fileBehind(file, String(node.source.value));
  return foundFile === null ? [] : [foundFile];
};

const pieceOf = (statement: SyntaxNode, file: string, tables: ReadonlySet<string>): Piece => {
  const parts = withParts(statement);
  return {
    uses: new Set(parts.flatMap((part) => nameOf(part) ?? [])),
    reads: parts.flatMap(readAt).filter((name): name is string => name !== null && tables.has(name)),
    lateTables: parts.flatMap(tablesFetchedAt),
    lateFiles: parts.flatMap((part) => fileFetchedAt(part, file)),
  };
};

const declaredBy = (statement: SyntaxNode): string[] => {
  if (statement.type === 'VariableDeclaration')
    return statement.declarations.flatMap(({ id }) => withParts(id).flatMap((part) => nameOf(part) ?? []));
  const isNamed = statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration';
  return isNamed ? [nameOf(statement.id)].filter((name) => name !== null) : [];
};

const importsOf = (statement: SyntaxNode, file: string): [string, { file: string; name: string }][] => {
  if (statement.type !== 'ImportDeclaration' && statement.type !== 'ExportNamedDeclaration') return [];
  const isType =
    statement.type === 'ImportDeclaration'
      ? statement.importKind === 'type'
      : statement.exportKind === 'type';
  const from = statement.source && fileBehind(file, statement.source.value);
  if (!from || isType) return [];
  return statement.specifiers.flatMap((specifier): [string, { file: string; name: string }][] => {
    if (specifier.type === 'ImportSpecifier')
      return [[specifier.local.name, { file: from, name: nameOf(specifier.imported) ?? ALL }]];
    if (specifier.type === 'ExportSpecifier')
      return [[nameOf(specifier.exported) ?? ALL, { file: from, name: nameOf(specifier.local) ?? ALL }]];
    return [[specifier.local.name, { file: from, name: ALL }]];
  });
};

/** Reads files once. */
export const tableReader = (tables: ReadonlySet<string>) => {
  const sourceFiles = new Map<string, SourceFile>();

  const read = (file: string): SourceFile => {
    const { body } = parseAst(readFileSync(file, 'utf8'), { lang: extname(file) === '.tsx' ? 'tsx' : 'ts' });
    const pieces = body.flatMap((statement): [string, Piece][] => {
      const isExport = statement.type === 'ExportNamedDeclaration';
      const declaration = isExport && statement.declaration ? statement.declaration : statement;
      const names = declaredBy(declaration);
      const piece = names.length > 0 ? pieceOf(declaration, file, tables) : null;
      return piece ? names.map((name) => [name, piece]) : [];
    });
    return {
      pieces: new Map(pieces),
      imported: new Map(body.flatMap((statement) => importsOf(statement, file))),
    };
  };

  const sourceOf = (file: string): SourceFile => {
    const source = sourceFiles.get(file) ?? read(file);
    sourceFiles.set(file, source);
    return source;
  };

  /**
   * Every table read by what a file exports under a name, or by all of it, and by whatever that shows. What is
   * fetched late is looked through too: `here` are the tables that are fetched with it.
   */
  const readsOf = (file: string, name = ALL, namedHere: readonly string[] = []): TableRead[] => {
    const visited = new Set<string>();
    const reads: TableRead[] = [];
    const visit = (path: string, exportName: string, has: readonly string[]) => {
      const key = `${path} ${exportName} ${has.join()}`;
      if (visited.has(key)) return;
      visited.add(key);
      const { pieces, imported } = sourceOf(path);
      if (exportName === ALL) for (const pieceName of pieces.keys()) visit(path, pieceName, has);
      const from = imported.get(exportName);
      if (from) visit(from.file, from.name, has);
      const piece = pieces.get(exportName);
      if (!piece) return;
      const then = [...new Set([...has, ...piece.lateTables])].sort();
      for (const table of piece.reads)
        if (!then.includes(table)) reads.push({ table, by: `${path} (${exportName})` });
      for (const late of piece.lateFiles) visit(late, ALL, then);
      for (const used of piece.uses) if (used !== exportName) visit(path, used, has);
    };
    visit(file, name, namedHere);
    return reads;
  };

  return { readsOf };
};
