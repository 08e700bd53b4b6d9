import type { Language } from './language.ts';

/** How the platform writes numbers and sums: by countries that every browser knows, so that both sides write alike. */
export const localeTags: Record<Language, string> = {
  en: 'en-GB',
  fr: 'fr-FR',
  de: 'de-DE',
  lb: 'de-DE',
  pt: 'pt-PT',
};
