import { HOUSE_LANGUAGE, type Language } from '#kernel/language.ts';
import type { Strings, TableName } from '#strings/strings.ts';
import { loadPart } from './load-part.ts';

/** Holds the loaded sentences and loads the others. A page names the tables it reads. */
export interface StringsSource {
  language: Language;
  strings: Strings;
  load(names: readonly TableName[]): Promise<unknown>;
  /** Loads the same tables in another language; the server renders a page in one. */
  inLanguage?(language: Language): Promise<StringsSource>;
}

/** Each table of a language has a loader: all export the same name. */
export type TableLoaders = {
  readonly [Name in TableName]: () => Promise<{ readonly sentences: Strings[Name] }>;
};

/** The server names the files of the tables a page needs, so that it need not download the list of all. */
export type FilesOfTables = Readonly<Partial<Record<TableName, string>>>;

/** Fetches each table of one language when a page first needs it. Pages are shown once theirs are loaded. */
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
  // A table still loading when the language changes is shown in the next one.
  let next: StringsSource | undefined;
  const fetchTable = async (name: TableName) => {
    // The key marks the table as requested; its sentences follow.
    Object.assign(strings, { [name]: undefined });
    Object.assign(strings, { [name]: (await read(name)).sentences });
  };
  // The formatter of dates knows the English names (use-format.ts).
  const everyPages: readonly TableName[] = language === HOUSE_LANGUAGE ? [] : ['dateWords'];
  return {
    language,
    // A page reads only the tables it names, which are loaded before it is shown.
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
