import type { Language } from './language.ts';
import { numberLocaleTags } from './locale-tags.ts';

/** Writes 'a, b and c'. Browsers can't do this in Luxembourgish, so listInLuxembourgish of luxembourgish-eifel-rule.ts does. */
export const listInWords = (language: Exclude<Language, 'lb'>, names: readonly string[]): string =>
  new Intl.ListFormat(numberLocaleTags[language]).format(names);
