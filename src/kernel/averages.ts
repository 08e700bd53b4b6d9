import type { Language } from './language.ts';
import { locales } from './locales.ts';

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** With one decimal, as ratings are written: 5 is 5.0. */
export const formatAverage = (value: number, language: Language): string =>
  value.toLocaleString(locales[language], oneDecimal);
