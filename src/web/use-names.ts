import { formatAverage } from '#kernel/averages.ts';
import type { Language } from '#kernel/language.ts';
import { type NamedItem, nameIn, nameWithin } from '#kernel/name-in.ts';
import { useStringsSource } from './strings.tsx';

const namesIn = (language: Language) => ({
  language,
  /** Names a trade or a commune. */
  of: (named: NamedItem) => nameIn(language, named),
  /** Names it inside a sentence. */
  within: (named: NamedItem) => nameWithin(language, named),
  average: (value: number) => formatAverage(value, language),
});

export type NameFormat = ReturnType<typeof namesIn>;

/**
 * Writes the database's own names, and ratings, in the reader's language. The home page has them but no dates or sums, so
 * these are separate.
 */
export const useNames = (): NameFormat => namesIn(useStringsSource().language);
