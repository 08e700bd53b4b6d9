import { formatAverage } from '#kernel/averages.ts';
import type { Language } from '#kernel/language.ts';
import { type NamedItem, nameIn, nameWithin } from '#kernel/name-in.ts';
import { useStringsSource } from './strings.tsx';

const namesIn = (language: Language) => ({
  language,
  /** What a trade or a commune is called. */
  of: (named: NamedItem) => nameIn(language, named),
  /** The same inside a sentence. */
  within: (named: NamedItem) => nameWithin(language, named),
  /** A rating. */
  average: (value: number) => formatAverage(value, language),
});

export type NameFormat = ReturnType<typeof namesIn>;

/** The database's own names, and ratings, as the reader's language writes them. Apart from dates and sums, which the home page has none of. */
export const useNames = (): NameFormat => namesIn(useStringsSource().language);
