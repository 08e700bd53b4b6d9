import type { sentences as english } from '#features/messaging/core/strings/en/blocks.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  byPartner: (name) => `${name} já não aceita mensagens, orçamentos nem visitas da sua parte.`,
};
