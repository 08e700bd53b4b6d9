import type { sentences as english } from '#features/directory/core/strings/en/refusals.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  unknownCursor: 'Dës Säit mat Resultater gëtt et net. Fänkt op der éischter Säit un.',
  wordsTooLong: 'Sicht mat manner Wierder. Eng Sich kann héchstens 200 Zeechen hunn.',
};
