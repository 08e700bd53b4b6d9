import type { sentences as english } from '#features/messaging/core/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  notDelivered: {
    subject: 'Não conseguimos entregar a sua resposta',
    heading: 'Não conseguimos entregar a sua resposta',
    text: (reason) => `Não conseguimos publicar no Giewel a sua resposta por e-mail: ${reason}.`,
    noText: 'não trazia texto, e por e-mail não aceitamos anexos',
    otherSender: 'não veio do endereço de e-mail da sua conta',
    notInTeam: 'já não faz parte da equipa da empresa',
    tooOld: 'a última mensagem desta conversa tem mais de 90 dias, por isso responda no Giewel',
    unreadable: 'não conseguimos lê-la',
    button: 'Abrir a conversa',
  },
};
