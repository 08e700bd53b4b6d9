import type { sentences as english } from '#features/api/webhooks/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  disabled: {
    subject: 'Ihr Webhook wurde ausgeschaltet',
    heading: 'Ihr Webhook wurde ausgeschaltet',
    text: (host: string) =>
      `3 Tage lang konnten wir an ${host} nichts zustellen. Deshalb versuchen wir es nicht mehr.`,
    button: 'Ihre Webhooks ansehen',
    note: 'Sobald Ihr Server wieder antwortet, schalten Sie den Webhook wieder ein und senden Sie die verpassten Ereignisse erneut.',
  },
};
