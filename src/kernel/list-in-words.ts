import type { Language } from './language.ts';
import { localeTags } from './locales.ts';

/** 'a, b and c'. Luxembourgish, which browsers do not know, has its own (listInLuxembourgish of eifel.ts). */
export const listInWords = (language: Exclude<Language, 'lb'>, names: readonly string[]): string =>
  new Intl.ListFormat(localeTags[language]).format(names);
