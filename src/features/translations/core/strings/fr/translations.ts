import type { sentences as english } from '#features/translations/core/strings/en/translations.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  translate: 'Traduire',
  translating: 'Traduction en cours…',
  showOriginal: 'Voir l’original',
  fromEnglish: 'Traduit de l’anglais',
  fromFrench: 'Traduit du français',
  fromGerman: 'Traduit de l’allemand',
  fromLuxembourgish: 'Traduit du luxembourgeois',
  fromPortuguese: 'Traduit du portugais',
  fromOther: (language) => `Traduction automatique (${language})`,
  failed: 'Texte non traduit',
  textNotFound: 'Ce texte n’est plus là',
  notTranslated: 'Nous ne pouvons pas traduire ce texte dans cette langue',
  translatorAway: 'Le service de traduction ne répond pas. L’original reste ici. Réessayez dans une minute.',
};
