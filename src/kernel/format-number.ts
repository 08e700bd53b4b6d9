import type { Language } from './language.ts';
import { numberLocaleTags } from './locale-tags.ts';

const formats = new Map<Language, Intl.NumberFormat>();

/** Writes 1284 as 1,284. */
export const formatNumber = (value: number, language: Language): string => {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.NumberFormat(numberLocaleTags[language]);
    formats.set(language, format);
  }
  return format.format(value);
};
