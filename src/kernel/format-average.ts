import type { Language } from './language.ts';
import { numberLocaleTags } from './locale-tags.ts';

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

const formats: Partial<Record<Language, Intl.NumberFormat>> = {};

/** Writes one decimal, as ratings have it: 5 is 5.0. */
export const formatAverage = (value: number, language: Language): string => {
  // Making a formatter takes longer than rendering a card.
  formats[language] ??= new Intl.NumberFormat(numberLocaleTags[language], oneDecimal);
  return formats[language].format(value);
};
