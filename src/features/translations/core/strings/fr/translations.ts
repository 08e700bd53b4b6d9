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
  failed: 'Ce texte n’a pas pu être traduit',
  textNotFound: 'Ce texte n’existe plus',
  notTranslated: 'Nous ne pouvons pas traduire ce texte dans votre langue',
  translatorAway:
    'Le service de traduction ne répond pas. Vous pouvez toujours lire l’original. Réessayez dans une minute.',
};
