import type { Language } from '#kernel/language.ts';

/** The tables of sentences that screens read. Which there are says the roof (src/app/strings), by declaring them here. */
export interface Strings {}

export type TableName = keyof Strings;

/** What the server says besides; no screen needs these, so no browser downloads them. */
export interface HostStrings extends Strings {}

let handedIn: Readonly<Record<Language, HostStrings>> | undefined;

/** The roof hands in every language's tables before anything is said. */
export const handInStrings = (tables: Readonly<Record<Language, HostStrings>>) => {
  handedIn = tables;
};

/** For the server, which speaks all languages. The browser loads the tables of one. */
export const stringsOf = (language: Language): HostStrings => {
  if (!handedIn) throw new Error('No sentences were handed in: src/app/strings does');
  return handedIn[language];
};
