import type { sentences as english } from '#features/directory/core/strings/en/refusals.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  unknownCursor: 'Cette page de la liste n’existe pas. Reprenez au début.',
  wordsTooLong: 'Cherchez avec moins de mots : 200 caractères au plus.',
};
