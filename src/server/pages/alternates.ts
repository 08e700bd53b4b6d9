import { addressIn, HOUSE_LANGUAGE, languages } from '#kernel/language.ts';

export interface Alternate {
  /** 'x-default' is for whoever reads none of the others. */
  language: string;
  path: string;
}

/** A page in all its languages, for search engines. Nothing where there is one alone. */
export const alternatesOf = (path: string): Alternate[] =>
  languages.length < 2
    ? []
    : [
        ...languages.map((language) => ({ language, path: addressIn(language, path) })),
        { language: 'x-default', path: addressIn(HOUSE_LANGUAGE, path) },
      ];
