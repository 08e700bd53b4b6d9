import type { sentences as english } from '#features/messaging/core/strings/en/blocks.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  byPartner: (name) =>
    `${name} a rompu le contact avec vous : vous ne pouvez plus rien lui envoyer de nouveau.`,
};
