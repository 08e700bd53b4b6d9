import type { sentences as english } from '#features/api/webhooks/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  disabled: {
    subject: 'Desativámos o seu webhook',
    heading: 'Desativámos o seu webhook',
    text: (host: string) =>
      `Há 3 dias que não conseguimos entregar nada a ${host}, por isso deixámos de tentar.`,
    button: 'Ver os seus webhooks',
    note: 'Quando o servidor voltar a responder, volte a ativar o webhook e reenvie os eventos em falta.',
  },
};
