import type { sentences as english } from '#features/api/webhooks/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  disabled: {
    subject: 'O seu webhook foi desligado',
    heading: 'O seu webhook foi desligado',
    text: (host: string) =>
      `Durante 3 dias não conseguimos entregar nada a ${host}. Por isso, desligámos o webhook.`,
    button: 'Ver os seus webhooks',
    note: 'Assim que o seu servidor voltar a responder, ligue o webhook e envie de novo o que lhe falta.',
  },
};
