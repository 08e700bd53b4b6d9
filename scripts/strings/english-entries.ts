import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { type ESTree, parseSync } from 'rolldown/utils';
import { type SyntaxNode, withParts } from '../syntax-tree.ts';

/** One entry of an English string table: a text, or a function that puts values into texts. */
export interface EnglishEntry {
  table: string;
  /** The way to the entry inside its file, as `sentences.acceptTitle`. */
  key: string;
  /** What is put in between stands as `{}`. */
  texts: readonly string[];
  /** It changes with the words of the entry and with nothing else. */
  hash: string;
}

export const englishTables = (): string[] =>
  globSync('src/**/strings/en/*.ts', {
    exclude: ['src/app/strings/en/tables.ts', '**/*.test.ts'],
  }).toSorted();

const textOf = (node: SyntaxNode): string[] => {
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node.type === 'TemplateLiteral')
    return [node.quasis.map(({ value }) => value.cooked ?? value.raw).join('{}')];
  return [];
};

/** Separators and addresses of pages are no texts. */
const isText = (text: string) => /\p{L}/u.test(text) && !text.startsWith('/');

const keyOf = (property: ESTree.ObjectProperty, code: string) =>
  property.key.type === 'Literal'
    ? String(property.key.value)
    : code.slice(property.key.start, property.key.end);

const unwrapped = (node: ESTree.Expression): ESTree.Expression =>
  node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? unwrapped(node.expression) : node;

const hashOf = (texts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 8);

const entriesOf = (table: string, key: string, node: ESTree.Expression, code: string): EnglishEntry[] => {
  const value = unwrapped(node);
  // A property called key names its part of a page to the code, and href an address.
  if (value.type === 'ObjectExpression')
    return value.properties.flatMap((property) =>
      property.type === 'Property' && !['key', 'href'].includes(keyOf(property, code))
        ? entriesOf(table, `${key}.${keyOf(property, code)}`, property.value, code)
        : [],
    );
  if (value.type === 'ArrayExpression')
    return value.elements.flatMap((element, index) =>
      element && element.type !== 'SpreadElement' ? entriesOf(table, `${key}.${index}`, element, code) : [],
    );
  const texts = withParts(value).flatMap(textOf).filter(isText);
  return texts.length === 0 ? [] : [{ table, key, texts, hash: hashOf(texts) }];
};

export const entriesIn = (table: string, code: string): EnglishEntry[] =>
  parseSync(table, code).program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init ? entriesOf(table, id.name, init, code) : [],
    );
  });

export const englishEntries = (): EnglishEntry[] =>
  englishTables().flatMap((table) => entriesIn(table, readFileSync(table, 'utf8')));
