import type { sentences as english } from '#features/translations/core/strings/en/translations.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  translate: 'Traduzir',
  translating: 'A traduzir…',
  showOriginal: 'Ver o original',
  fromEnglish: 'Traduzido do inglês',
  fromFrench: 'Traduzido do francês',
  fromGerman: 'Traduzido do alemão',
  fromLuxembourgish: 'Traduzido do luxemburguês',
  fromPortuguese: 'Traduzido do português',
  fromOther: (language) => `Tradução automática (${language})`,
  failed: 'Não foi possível traduzir este texto',
  textNotFound: 'Este texto já não existe',
  notTranslated: 'Não podemos traduzir este texto para a sua língua',
  translatorAway:
    'O serviço de tradução não responde. Pode continuar a ler o original. Tente de novo daqui a um minuto.',
};
