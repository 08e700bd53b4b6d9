import type { sentences as english } from '#features/api/webhooks/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  disabled: {
    subject: 'Äre Webhook gouf ausgeschalt',
    heading: 'Äre Webhook gouf ausgeschalt',
    text: (host: string) =>
      `3 Deeg laang konnte mir ${host} näischt zoustellen. Dofir hu mir de Webhook ausgeschalt.`,
    button: 'Är Webhooke kucken',
    note: 'Soubal Äre Server nees äntwert, schalt de Webhook an a schéckt nach eng Kéier, wat em feelt.',
  },
};
