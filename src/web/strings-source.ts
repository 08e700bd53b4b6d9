import { type TableName, tables } from '#app/strings/tables.ts';
import type { Language } from '#kernel/language.ts';
import type { Strings } from '#strings/strings.ts';

/** The sentences, and the way to those that are not here yet. A page names the tables it reads. */
export interface StringsSource {
  strings: Strings;
  load(names: readonly TableName[]): Promise<unknown>;
}

/** One language's tables, each fetched when a page first needs it. Pages are shown when theirs are here. */
export const downloadedStrings = (language: Language): StringsSource => {
  const strings: Partial<Record<TableName, unknown>> = {};
  return {
    strings: strings as Strings,
    load: (names) =>
      Promise.all(
        names.map(async (name) => {
          strings[name] ??= (await tables[language][name]())[language];
        }),
      ),
  };
};
