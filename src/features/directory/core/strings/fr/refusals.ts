import type { sentences as english } from '#features/directory/core/strings/en/refusals.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  unknownCursor: 'Cette page de résultats n’existe pas. Reprenez à la première page.',
  wordsTooLong: 'Utilisez moins de mots. Une recherche compte 200 caractères au plus.',
};
