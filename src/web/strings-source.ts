import { DEFAULT_LANGUAGE, type Language } from '#kernel/language.ts';
import type { Strings, StringTableName } from '#strings/strings.ts';
import { loadLazyModule } from './load-lazy-module.ts';

/** Holds the loaded sentences and loads the others. A page names the tables it reads. */
export interface StringsSource {
  language: Language;
  strings: Strings;
  load(names: readonly StringTableName[]): Promise<unknown>;
  /** Loads the same tables in another language; the server renders a page in one. */
  inLanguage?(language: Language): Promise<StringsSource>;
}

/** Each table of a language has a loader: all export the same name. */
export type StringTableLoaders = {
  readonly [Name in StringTableName]: () => Promise<{ readonly sentences: Strings[Name] }>;
};

/** The server names the files of the tables a page needs, so that it need not download the list of all. */
export type StringTableFiles = Readonly<Partial<Record<StringTableName, string>>>;

/** Fetches each table of one language when a page first needs it. Pages are shown once theirs are loaded. */
export const createBrowserStrings = (
  language: Language,
  tables: Readonly<Record<Language, () => Promise<StringTableLoaders>>>,
  files: StringTableFiles = {},
): StringsSource => {
  const strings: Partial<Strings> = {};
  const read = async (name: StringTableName): Promise<{ sentences: Strings[StringTableName] }> => {
    const file = files[name];
    if (file) return await import(/* @vite-ignore */ file);
    const ofLanguage = await loadLazyModule(tables[language]);
    return await loadLazyModule<{ sentences: Strings[StringTableName] }>(ofLanguage[name]);
  };
  // A table still loading when the language changes is shown in the next one.
  let next: StringsSource | undefined;
  const fetchTable = async (name: StringTableName) => {
    // The key marks the table as requested; its sentences follow.
    Object.assign(strings, { [name]: undefined });
    Object.assign(strings, { [name]: (await read(name)).sentences });
  };
  // The formatter of dates knows the English names (use-format.ts).
  const everyPages: readonly StringTableName[] = language === DEFAULT_LANGUAGE ? [] : ['dateWords'];
  return {
    language,
    // A page reads only the tables it names, which are loaded before it is shown.
    strings: strings as Strings,
    load: (names) => {
      const missingNames = [...everyPages, ...names].filter((name) => strings[name] === undefined);
      return Promise.all([...missingNames.map(fetchTable), next?.load(names)]);
    },
    inLanguage: async (nextLanguage) => {
      next = createBrowserStrings(nextLanguage, tables);
      await next.load(Object.keys(strings) as StringTableName[]);
      return next;
    },
  };
};
