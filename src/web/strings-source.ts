import { HOUSE_LANGUAGE, type Language } from '#kernel/language.ts';
import type { Strings, TableName } from '#strings/strings.ts';
import { loadPart } from './load-part.ts';

/** The sentences, and the way to those that are not here yet. A page names the tables it reads. */
export interface StringsSource {
  language: Language;
  strings: Strings;
  load(names: readonly TableName[]): Promise<unknown>;
  /** All that is here in another language; the server writes a page in one. */
  inLanguage?(language: Language): Promise<StringsSource>;
}

/** The way to each table of a language: the same name is exported by all. */
export type TableLoaders = {
  readonly [Name in TableName]: () => Promise<{ readonly sentences: Strings[Name] }>;
};

/** Where tables are, of those that the server knows a page needs: it need not download the list of all. */
export type FilesOfTables = Readonly<Partial<Record<TableName, string>>>;

/** One language's tables, each fetched when a page first needs it. Pages are shown when theirs are here. */
export const downloadedStrings = (
  language: Language,
  tables: Readonly<Record<Language, () => Promise<TableLoaders>>>,
  files: FilesOfTables = {},
): StringsSource => {
  const strings: Partial<Strings> = {};
  const read = async (name: TableName): Promise<{ sentences: Strings[TableName] }> => {
    const file = files[name];
    if (file) return await import(/* @vite-ignore */ file);
    const ofLanguage = await loadPart(tables[language]);
    return await loadPart<{ sentences: Strings[TableName] }>(ofLanguage[name]);
  };
  // What is still on its way when the language changes is shown in the next one.
  let next: StringsSource | undefined;
  const fetchTable = async (name: TableName) => {
    // Its name is known from here on, its sentences later.
    Object.assign(strings, { [name]: undefined });
    Object.assign(strings, { [name]: (await read(name)).sentences });
  };
  // Whoever writes a date knows the English names (use-format.ts).
  const everyPages: readonly TableName[] = language === HOUSE_LANGUAGE ? [] : ['dateWords'];
  return {
    language,
    // A page reads the tables it names, which are here when it is shown.
    strings: strings as Strings,
    load: (names) => {
      const missingNames = [...everyPages, ...names].filter((name) => strings[name] === undefined);
      return Promise.all([...missingNames.map(fetchTable), next?.load(names)]);
    },
    inLanguage: async (nextLanguage) => {
      next = downloadedStrings(nextLanguage, tables);
      await next.load(Object.keys(strings) as TableName[]);
      return next;
    },
  };
};
