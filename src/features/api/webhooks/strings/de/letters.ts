import type { sentences as english } from '#features/api/webhooks/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  disabled: {
    subject: 'Ihr Webhook wurde ausgeschaltet',
    heading: 'Ihr Webhook wurde ausgeschaltet',
    text: (host: string) =>
      `Drei Tage lang konnten wir ${host} nichts zustellen. Deshalb haben wir den Webhook ausgeschaltet.`,
    button: 'Ihre Webhooks ansehen',
    note: 'Sobald Ihr Server wieder antwortet, schalten Sie den Webhook ein und senden erneut, was ihm fehlt.',
  },
};
