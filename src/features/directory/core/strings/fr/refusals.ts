import type { sentences as english } from '#features/directory/core/strings/en/refusals.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  unknownCursor: 'Cette page de résultats n’existe pas. Revenez à la première.',
  wordsTooLong: 'Votre recherche dépasse 200 caractères. Raccourcissez-la.',
};
