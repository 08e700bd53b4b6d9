import type { sentences as english } from '#features/directory/core/strings/en/refusals.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  unknownCursor: 'Esta página de resultados não existe. Comece pela primeira.',
  wordsTooLong: 'Use menos palavras. A pesquisa pode ter até 200 caracteres.',
};
