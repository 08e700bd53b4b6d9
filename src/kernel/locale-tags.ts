import type { Language } from './language.ts';

/** Numbers and sums are written by countries that every browser knows, so that server and browser write alike. */
export const numberLocaleTags: Record<Language, string> = {
  en: 'en-GB',
  fr: 'fr-FR',
  de: 'de-DE',
  lb: 'de-DE',
  pt: 'pt-PT',
};
