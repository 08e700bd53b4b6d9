import type { Language } from './language.ts';
import { localeTags } from './locales.ts';

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

const formats: Partial<Record<Language, Intl.NumberFormat>> = {};

/** With one decimal, as ratings are written: 5 is 5.0. */
export const formatAverage = (value: number, language: Language): string => {
  // To make one takes longer than to render a card.
  formats[language] ??= new Intl.NumberFormat(localeTags[language], oneDecimal);
  return formats[language].format(value);
};
