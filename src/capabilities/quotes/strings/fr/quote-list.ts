import { plural } from '#kernel/plural.ts';
import type { Widened } from '#kernel/widened.ts';
import type { sentences as english } from '#quotes/strings/en/quote-list.ts';

export const sentences: Widened<typeof english> = {
  number: 'Numéro',
  object: 'Objet et client',
  state: 'État',
  stands: 'Où en est le devis',
  total: 'Total TVA comprise',
  answerBy: (day) => `Répondre au plus tard le ${day}`,
  asked: (words) => `demande : « ${words} »`,
  seen: (day, left) => `vu le ${day}, ${left}`,
  notSeen: (left) => `pas encore vu, ${left}`,
  daysLeft: (days) =>
    plural('fr', days, {
      one: `encore ${days} jour`,
      many: `encore ${days} de jours`,
      other: `encore ${days} jours`,
    }),
  lastDay: 'dernier jour aujourd’hui',
  signed: (day) => `signé le ${day}`,
  anotherChosen: 'un autre devis a été accepté',
  expired: (day) => `expiré le ${day}`,
  withdrawn: (day) => `retiré le ${day}`,
  more: (quote) => `Plus sur : ${quote}`,
  edit: 'Continuer à écrire',
  read: 'Lire le devis',
  request: 'La demande',
  project: 'Le chantier',
  message: 'Écrire un message',
  remove: 'Supprimer le brouillon',
  removeText:
    'Le brouillon et ses pièces jointes disparaissent pour de bon. Ce qui a été envoyé avant reste.',
  removed: 'Le brouillon est supprimé',
};
