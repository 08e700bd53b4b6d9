import type { Language } from '#kernel/language.ts';

/** Screens read these tables of sentences. The app (src/app/strings) declares here which tables there are. */
export interface Strings {}

export type StringTableName = keyof Strings;

/** Only the server reads these besides; no screen needs them, so no browser downloads them. */
export interface ServerStrings extends Strings {}

let handedIn: Readonly<Record<Language, ServerStrings>> | undefined;

/** The app hands in every language's tables before any sentence is read. */
export const registerStrings = (tables: Readonly<Record<Language, ServerStrings>>) => {
  handedIn = tables;
};

/** Serves the server, which has all languages. The browser loads the tables of one. */
export const stringsOf = (language: Language): ServerStrings => {
  if (!handedIn) throw new Error('No sentences were handed in: src/app/strings does');
  return handedIn[language];
};
