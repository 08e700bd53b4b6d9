import { formatAverage } from '#kernel/format-average.ts';
import type { Language } from '#kernel/language.ts';
import { type NamedItem, translatedName, translatedNameWithinSentence } from '#kernel/translated-name.ts';
import { useStringsSource } from './strings.tsx';

const namesIn = (language: Language) => ({
  language,
  /** Names a trade or a commune. */
  of: (named: NamedItem) => translatedName(language, named),
  /** Names it inside a sentence. */
  within: (named: NamedItem) => translatedNameWithinSentence(language, named),
  average: (value: number) => formatAverage(value, language),
});

export type TranslatedNamesFormat = ReturnType<typeof namesIn>;

/**
 * Writes the database's own names, and ratings, in the reader's language. The home page has them but no dates or sums, so
 * these are separate.
 */
export const useTranslatedNames = (): TranslatedNamesFormat => namesIn(useStringsSource().language);
