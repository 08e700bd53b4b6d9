import type { sentences as english } from '#features/translations/core/strings/en/translations.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  translate: 'Iwwersetzen',
  translating: 'Gëtt iwwersat…',
  showOriginal: 'Original weisen',
  fromEnglish: 'Aus dem Engleschen iwwersat',
  fromFrench: 'Aus dem Franséischen iwwersat',
  fromGerman: 'Aus dem Däitschen iwwersat',
  fromLuxembourgish: 'Aus dem Lëtzebuergeschen iwwersat',
  fromPortuguese: 'Aus dem Portugiseschen iwwersat',
  fromOther: (language) => `Maschinell iwwersat (${language})`,
  failed: 'Net iwwersat',
  textNotFound: 'Deen Text ass net méi do',
  notTranslated: 'Mir kënnen deen Text net an déi Sprooch iwwersetzen',
  translatorAway:
    'Den Iwwersetzungsdéngscht äntwert net. Den Original bleift hei. Probéiert et an enger Minutt nach eng Kéier.',
};
