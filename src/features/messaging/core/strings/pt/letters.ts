import type { sentences as english } from '#features/messaging/core/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  notDelivered: {
    subject: 'A sua resposta não foi entregue',
    heading: 'A sua resposta não foi entregue',
    text: (reason) => `A resposta que enviou por e-mail não chegou a ser uma mensagem no Giewel: ${reason}.`,
    noText: 'não trazia texto, e por e-mail não aceitamos anexos',
    otherSender: 'não veio do endereço de e-mail da sua conta',
    notInTeam: 'já não trabalha para a empresa em nome da qual recebeu o aviso',
    tooOld: 'esta conversa está parada há mais de 90 dias. Escreva antes no Giewel',
    unreadable: 'não a conseguimos ler',
    button: 'Abrir a conversa',
  },
};
