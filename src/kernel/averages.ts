import type { Language } from './language.ts';
import { locales } from './locales.ts';

const formats = new Map<Language, Intl.NumberFormat>();

/** With one decimal, as ratings are written: 5 is 5.0. */
export const formatAverage = (value: number, language: Language): string => {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.NumberFormat(locales[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    formats.set(language, format);
  }
  return format.format(value);
};
