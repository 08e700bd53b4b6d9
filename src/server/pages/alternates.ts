import { HOUSE_LANGUAGE, languages, pathInLanguage } from '#kernel/language.ts';

export interface AlternatePage {
  /** 'x-default' is for readers of none of the others. */
  language: string;
  path: string;
}

/** Lists a page in all its languages for search engines; empty if there is only one. */
export const alternatesOf = (path: string): AlternatePage[] =>
  languages.length < 2
    ? []
    : [
        ...languages.map((language) => ({ language, path: pathInLanguage(language, path) })),
        { language: 'x-default', path: pathInLanguage(HOUSE_LANGUAGE, path) },
      ];
