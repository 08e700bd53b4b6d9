import type { sentences as english } from '#features/messaging/core/strings/en/blocks.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  byPartner: (name) => `${name} n’accepte plus vos messages, vos devis ni vos visites.`,
};
