/** Companies can name these as spoken; the country's own three come first. */
export const spokenLanguageCodes = [
  'lb',
  'fr',
  'de',
  'en',
  'pt',
  'it',
  'es',
  'nl',
  'pl',
  'ro',
  'sr',
  'uk',
] as const;

export type SpokenLanguage = (typeof spokenLanguageCodes)[number];
