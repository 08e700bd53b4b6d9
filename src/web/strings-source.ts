import type { Language } from '#kernel/language.ts';
import type { Strings, TableName } from '#strings/strings.ts';

/** The sentences, and the way to those that are not here yet. A page names the tables it reads. */
export interface StringsSource {
  language: Language;
  strings: Strings;
  load(names: readonly TableName[]): Promise<unknown>;
}

/** The way to each table of a language: the same name is exported by all. */
export type TableLoaders = {
  readonly [Name in TableName]: () => Promise<{ readonly sentences: Strings[Name] }>;
};

/** One language's tables, each fetched when a page first needs it. Pages are shown when theirs are here. */
export const downloadedStrings = (language: Language, tables: TableLoaders): StringsSource => {
  const strings: Partial<Record<TableName, unknown>> = {};
  return {
    language,
    strings: strings as Strings,
    load: (names) =>
      Promise.all(
        names.map(async (name) => {
          strings[name] ??= (await tables[name]()).sentences;
        }),
      ),
  };
};
