import { HOUSE_LANGUAGE, type Language } from '#kernel/language.ts';
import type { Strings, TableName } from '#strings/strings.ts';

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

/** One language's tables, each fetched when a page first needs it. Pages are shown when theirs are here. */
export const downloadedStrings = (
  language: Language,
  tables: Readonly<Record<Language, TableLoaders>>,
): StringsSource => {
  const strings: Partial<Strings> = {};
  const fetchTable = async (name: TableName) => {
    Object.assign(strings, { [name]: (await tables[language][name]()).sentences });
  };
  /** Whoever writes a date knows the English names. */
  const fetchDateWords = async () => {
    const [{ handInDateNames }] = await Promise.all([
      import('#kernel/date-names.ts'),
      fetchTable('dateWords'),
    ]);
    if (strings.dateWords) handInDateNames(language, strings.dateWords);
  };
  const areDatesKnown = () => language === HOUSE_LANGUAGE || strings.dateWords !== undefined;
  return {
    language,
    // A page reads the tables it names, which are here when it is shown.
    strings: strings as Strings,
    load: (names) =>
      Promise.all([
        ...names.filter((name) => strings[name] === undefined).map(fetchTable),
        areDatesKnown() ? null : fetchDateWords(),
      ]),
    inLanguage: async (other) => {
      const source = downloadedStrings(other, tables);
      await source.load(Object.keys(strings) as TableName[]);
      return source;
    },
  };
};
