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
  failed: 'Impossible de traduire ce texte',
  textNotFound: 'Ce texte n’existe plus',
  notTranslated: 'Impossible de traduire ce texte dans votre langue',
  translatorAway:
    'Le service de traduction ne répond pas. L’original reste lisible. Réessayez dans une minute.',
};
