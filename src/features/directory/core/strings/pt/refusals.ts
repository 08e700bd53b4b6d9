import type { sentences as english } from '#features/directory/core/strings/en/refusals.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  unknownCursor: 'Esta página da lista não existe. Comece pelo princípio.',
  wordsTooLong: 'Procure com menos palavras: 200 caracteres no máximo.',
};
