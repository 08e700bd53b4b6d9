import type { Language } from '#kernel/language.ts';
import type { Strings, TableName } from '#strings/strings.ts';

/** The sentences, and the way to those that are not here yet. A page names the tables it reads. */
export interface StringsSource {
  strings: Strings;
  load(names: readonly TableName[]): Promise<unknown>;
}

/** The way to each table of a language. */
export type TableLoaders<Name extends Language = Language> = {
  [Table in TableName]: () => Promise<Record<Name, Strings[Table]>>;
};

/** One language's tables, each fetched when a page first needs it. Pages are shown when theirs are here. */
export const downloadedStrings = <Name extends Language>(
  language: Name,
  tables: TableLoaders<Name>,
): StringsSource => {
  const strings: Partial<Record<TableName, unknown>> = {};
  return {
    strings: strings as Strings,
    load: (names) =>
      Promise.all(
        names.map(async (name) => {
          strings[name] ??= (await tables[name]())[language];
        }),
      ),
  };
};
