/** What companies of the country speak with their clients, the country's own three first. */
export const spokenLanguageNames = [
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

export type SpokenLanguage = (typeof spokenLanguageNames)[number];
