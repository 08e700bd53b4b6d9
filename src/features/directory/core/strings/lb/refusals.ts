import type { sentences as english } from '#features/directory/core/strings/en/refusals.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  unknownCursor: 'Dës Säit vun der Lëscht gëtt et net. Fänkt vu vir un.',
  wordsTooLong: 'Sicht w.e.g. mat manner Wierder: héchstens 200 Zeechen.',
};
