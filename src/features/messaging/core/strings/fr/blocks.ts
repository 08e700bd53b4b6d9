import type { sentences as english } from '#features/messaging/core/strings/en/blocks.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  byPartner: (name) => `${name} n’accepte plus de messages, de devis ni de visites de votre part.`,
};
