import type { sentences as english } from '#features/directory/core/strings/en/refusals.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  unknownCursor: 'Diese Ergebnisseite gibt es nicht. Beginnen Sie wieder mit der ersten.',
  wordsTooLong: 'Ihre Suche ist zu lang. Möglich sind höchstens 200 Zeichen.',
};
