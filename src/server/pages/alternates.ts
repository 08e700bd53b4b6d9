import { HOUSE_LANGUAGE, languages, pathInLanguage } from '#kernel/language.ts';

export interface AlternatePage {
  /** 'x-default' is for whoever reads none of the others. */
  language: string;
  path: string;
}

/** A page in all its languages, for search engines. Nothing where there is one alone. */
export const alternatesOf = (path: string): AlternatePage[] =>
  languages.length < 2
    ? []
    : [
        ...languages.map((language) => ({ language, path: pathInLanguage(language, path) })),
        { language: 'x-default', path: pathInLanguage(HOUSE_LANGUAGE, path) },
      ];
