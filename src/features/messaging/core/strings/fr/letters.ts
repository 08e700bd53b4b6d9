import type { sentences as english } from '#features/messaging/core/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  notDelivered: {
    subject: 'Votre réponse n’a pas été remise',
    heading: 'Votre réponse n’a pas été remise',
    text: (reason) =>
      `La réponse que vous avez envoyée par e-mail n’est pas devenue un message sur Giewel : ${reason}.`,
    noText: 'elle ne contenait pas de texte, et nous ne prenons pas de pièces jointes par e-mail',
    otherSender: 'elle ne venait pas de l’adresse e-mail de votre compte',
    notInTeam: 'vous ne travaillez plus pour l’entreprise au nom de laquelle vous avez reçu la notification',
    tooOld:
      'plus de 90 jours ont passé depuis le dernier e-mail de cette conversation. Écrivez plutôt sur Giewel',
    unreadable: 'nous n’avons pas pu la lire',
    button: 'Ouvrir la conversation',
  },
};
