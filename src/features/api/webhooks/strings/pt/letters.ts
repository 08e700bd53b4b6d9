import type { sentences as english } from '#features/api/webhooks/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  disabled: {
    subject: 'O seu webhook foi desligado',
    heading: 'O seu webhook foi desligado',
    text: (host: string) =>
      `Não conseguimos entregar nada a ${host} durante três dias, por isso desligámos o webhook.`,
    button: 'Ver os seus webhooks',
    note: 'Quando o servidor voltar a responder, ligue de novo o webhook e reenvie os eventos em falta.',
  },
};
