import type { sentences as english } from '#features/translations/core/strings/en/translations.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  translate: 'Übersetzen',
  translating: 'Wird übersetzt …',
  showOriginal: 'Original anzeigen',
  fromEnglish: 'Aus dem Englischen übersetzt',
  fromFrench: 'Aus dem Französischen übersetzt',
  fromGerman: 'Aus dem Deutschen übersetzt',
  fromLuxembourgish: 'Aus dem Luxemburgischen übersetzt',
  fromPortuguese: 'Aus dem Portugiesischen übersetzt',
  fromOther: (language) => `Maschinell übersetzt (${language})`,
  failed: 'Die Übersetzung hat nicht geklappt',
  textNotFound: 'Diesen Text gibt es nicht mehr',
  notTranslated: 'Diesen Text können wir nicht in Ihre Sprache übersetzen',
  translatorAway:
    'Der Übersetzungsdienst antwortet nicht. Das Original können Sie weiterhin lesen. Versuchen Sie es in einer Minute noch einmal.',
};
