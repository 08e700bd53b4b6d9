import type { sentences as english } from '#features/directory/core/strings/en/refusals.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  unknownCursor: 'Diese Seite der Liste gibt es nicht. Beginnen Sie von vorn.',
  wordsTooLong: 'Bitte suchen Sie mit weniger Wörtern: höchstens 200 Zeichen.',
};
