import { DEFAULT_LANGUAGE, languages, pathInLanguage } from '#kernel/language.ts';

export interface LanguageAlternate {
  /** 'x-default' is for readers of none of the others. */
  language: string;
  path: string;
}

/** Lists a page in all its languages for search engines; empty if there is only one. */
export const languageAlternatesOf = (path: string): LanguageAlternate[] =>
  languages.length < 2
    ? []
    : [
        ...languages.map((language) => ({ language, path: pathInLanguage(language, path) })),
        { language: 'x-default', path: pathInLanguage(DEFAULT_LANGUAGE, path) },
      ];
