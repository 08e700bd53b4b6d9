import type { sentences as english } from '#directory/strings/en/refusals.ts';
import type { Widened } from '#kernel/widened.ts';

export const sentences: Widened<typeof english> = {
  unknownCursor: 'Esta página da lista não existe. Comece pelo princípio.',
  wordsTooLong: 'Procure com menos palavras: 200 caracteres no máximo.',
};
