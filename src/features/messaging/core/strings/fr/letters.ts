import type { sentences as english } from '#features/messaging/core/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  notDelivered: {
    subject: 'Nous n’avons pas pu remettre votre réponse',
    heading: 'Nous n’avons pas pu remettre votre réponse',
    text: (reason) => `Nous n’avons pas pu publier sur Giewel votre réponse envoyée par e-mail : ${reason}.`,
    noText: 'elle ne contenait pas de texte, et nous n’acceptons pas de pièces jointes par e-mail',
    otherSender: 'elle ne venait pas de l’adresse e-mail de votre compte',
    notInTeam: 'vous ne faites plus partie de l’équipe de l’entreprise',
    tooOld: 'le dernier message de la conversation date de plus de 90 jours ; répondez plutôt sur Giewel',
    unreadable: 'nous n’avons pas pu la lire',
    button: 'Ouvrir la conversation',
  },
};
