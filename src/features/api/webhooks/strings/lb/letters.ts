import type { sentences as english } from '#features/api/webhooks/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  disabled: {
    subject: 'Mir hunn Äre Webhook ausgeschalt',
    heading: 'Mir hunn Äre Webhook ausgeschalt',
    text: (host) => `3 Deeg laang konnte mir ${host} näischt zoustellen. Dofir probéiere mir et net méi.`,
    button: 'Är Webhooke kucken',
    note: 'Soubal Äre Server nees äntwert, schalt de Webhook un a schéckt d’Evenementer nach eng Kéier, déi em feelen.',
  },
};
