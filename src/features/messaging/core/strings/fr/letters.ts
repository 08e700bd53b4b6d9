import type { sentences as english } from '#features/messaging/core/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  notDelivered: {
    subject: 'Votre réponse n’est pas arrivée',
    heading: 'Votre réponse n’est pas arrivée',
    text: (reason) => `Votre réponse par e-mail n’a pas été publiée sur Giewel : ${reason}.`,
    noText: 'elle ne contenait pas de texte, et nous n’acceptons pas de pièces jointes par e-mail',
    otherSender: 'elle ne venait pas de l’adresse e-mail de votre compte',
    notInTeam: 'vous ne faites plus partie de l’équipe de l’entreprise',
    tooOld: 'le dernier message de la conversation date de plus de 90 jours ; répondez plutôt sur Giewel',
    unreadable: 'elle est illisible',
    button: 'Ouvrir la conversation',
  },
};
