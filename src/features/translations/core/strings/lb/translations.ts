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
  fromOther: (language) => `Iwwersat (Original: ${language})`,
  failed: 'Dësen Text konnt net iwwersat ginn',
  textNotFound: 'Dësen Text gëtt et net méi',
  notTranslated: 'Mir kënnen dësen Text net an Är Sprooch iwwersetzen',
  translatorAway:
    'Den Iwwersetzungsdéngscht äntwert net. Den Original kënnt Dir weider liesen. Probéiert et an enger Minutt nach eng Kéier.',
};
