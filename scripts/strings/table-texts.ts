import { type ESTree, parseSync } from 'rolldown/utils';
import { partsOf, type SyntaxNode, withParts } from '../syntax-tree.ts';

/** A text with the code of what is put in between: one piece of text more than there are values. */
export interface TableText {
  pieces: readonly string[];
  values: readonly string[];
  /** Says that this is a name in the code, as a language's, and not to be translated. */
  isCode: boolean;
}

export interface TableEntry {
  /** The way to the entry inside its file, as `sentences.acceptTitle`. */
  key: string;
  texts: readonly TableText[];
}

type TextNode = ESTree.StringLiteral | ESTree.TemplateLiteral;

interface EntryNodes {
  key: string;
  nodes: readonly TextNode[];
  code: ReadonlySet<SyntaxNode>;
}

const LANGUAGE_NAMES = new Set(['en', 'fr', 'de', 'lb', 'pt']);

/** Returns the parts that name something in the code: a language, what is compared with, and what is looked up. */
const codeParts = (parts: readonly SyntaxNode[]): Set<SyntaxNode> =>
  new Set(
    parts.flatMap((part) => {
      if (part.type === 'Literal') return LANGUAGE_NAMES.has(String(part.value)) ? [part] : [];
      if (part.type === 'BinaryExpression' && part.operator !== '+') return [part.left, part.right];
      if (part.type === 'MemberExpression' && part.computed) return [part.property];
      if (part.type === 'Property' && !part.computed) return [part.key];
      return [];
    }),
  );

const piecesOf = (node: TextNode): string[] =>
  node.type === 'Literal' ? [node.value] : node.quasis.map(({ value }) => value.cooked ?? value.raw);

const isTextNode = (node: SyntaxNode): node is TextNode =>
  (node.type === 'Literal' && typeof node.value === 'string') || node.type === 'TemplateLiteral';

/** Separators and addresses of pages are no texts. */
const isText = (text: string) => /\p{L}/u.test(text) && !text.startsWith('/');

const keyOf = (property: ESTree.ObjectProperty, code: string) =>
  property.key.type === 'Literal'
    ? String(property.key.value)
    : code.slice(property.key.start, property.key.end);

const unwrapped = (node: ESTree.Expression): ESTree.Expression =>
  node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? unwrapped(node.expression) : node;

const nodesBelow = (key: string, node: ESTree.Expression, code: string): EntryNodes[] => {
  const value = unwrapped(node);
  // A property called key names its part of a page to the code, and href an address.
  if (value.type === 'ObjectExpression')
    return value.properties.flatMap((property) =>
      property.type === 'Property' && !['key', 'href'].includes(keyOf(property, code))
        ? nodesBelow(`${key}.${keyOf(property, code)}`, property.value, code)
        : [],
    );
  if (value.type === 'ArrayExpression')
    return value.elements.flatMap((element, index) =>
      element && element.type !== 'SpreadElement' ? nodesBelow(`${key}.${index}`, element, code) : [],
    );
  const parts = withParts(value);
  const nodes = parts.filter(isTextNode).filter((part) => isText(piecesOf(part).join('{}')));
  return nodes.length === 0 ? [] : [{ key, nodes, code: codeParts(parts) }];
};

const nodesIn = (code: string, table: string): EntryNodes[] =>
  parseSync(table, code).program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init ? nodesBelow(id.name, init, code) : [],
    );
  });

const valuesOf = (node: TextNode) => (node.type === 'Literal' ? [] : node.expressions);

export const entriesOfTable = (code: string, table: string): TableEntry[] =>
  nodesIn(code, table).map(({ key, nodes, code: named }) => ({
    key,
    texts: nodes.map((node) => ({
      isCode: named.has(node),
      pieces: piecesOf(node),
      values: valuesOf(node).map(({ start, end }) => code.slice(start, end)),
    })),
  }));

/** The new text of a node, with values by their place in the old one. */
export interface NewText {
  pieces: readonly string[];
  values: readonly number[];
}

const quoted = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

const escapedInTemplate = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');

/** Returns the code of a table with some of its texts replaced; what isn't replaced stays as it is written. */
export const withTexts = (
  code: string,
  table: string,
  newTextOf: (key: string, index: number) => NewText | undefined,
): string => {
  const replacements = new Map<number, { node: TextNode; text: NewText }>();
  for (const { key, nodes } of nodesIn(code, table))
    for (const [index, node] of nodes.entries()) {
      const text = newTextOf(key, index);
      if (text) replacements.set(node.start, { node, text });
    }

  const write = (node: SyntaxNode): string => {
    const replacement = replacements.get(node.start);
    if (replacement?.node.end === node.end && isTextNode(node)) {
      const { pieces, values } = replacement.text;
      if (values.length === 0) return quoted(pieces.join(''));
      const written = values.map((value) => valuesOf(node)[value]).map((value) => value && write(value));
      return `\`${pieces.map((piece, index) => escapedInTemplate(piece) + (index < written.length ? `\${${written[index]}}` : '')).join('')}\``;
    }
    let position = node.start;
    let result = '';
    for (const part of partsOf(node).toSorted((one, other) => one.start - other.start)) {
      // A shorthand property is its own key and value.
      if (part.start < position) continue;
      result += code.slice(position, part.start) + write(part);
      position = part.end;
    }
    return result + code.slice(position, node.end);
  };

  const { program } = parseSync(table, code);
  return code.slice(0, program.start) + write(program) + code.slice(program.end);
};
