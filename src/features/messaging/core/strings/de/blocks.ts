import type { sentences as english } from '#features/messaging/core/strings/en/blocks.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  byPartner: (name) =>
    `${name} möchte keinen Kontakt mehr mit Ihnen. Sie können dorthin nichts Neues mehr senden.`,
};
