/**
 * Code names a sentence by its key instead of writing it: a contract has `companies.notFound`, and the table of the
 * reader's language gives the words. The tables are typed (src/strings), so an unknown key doesn't compile.
 */
export type SentenceKey = `${string}.${string}`;

type PlainKeys<Table> = {
  [Key in keyof Table]: Table[Key] extends string ? Key : never;
}[keyof Table] &
  string;

/** Makes a function of message keys: `const messageKey = createMessageKey<typeof en>('companies')`, then `messageKey('notFound')`. */
export const createMessageKey =
  <Table>(table: string) =>
  (key: PlainKeys<Table>): SentenceKey =>
    `${table}.${key}`;

type Tables = Record<string, Record<string, unknown>>;

/** Returns the words for a key, or undefined if the text is no key (a message of the parser itself, say). */
export const findSentence = (tables: object, key: string): string | undefined => {
  const [table = '', name = ''] = key.split('.', 2);
  const words = (tables as Tables)[table]?.[name];
  return typeof words === 'string' ? words : undefined;
};
