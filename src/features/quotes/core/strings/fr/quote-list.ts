import type { sentences as english } from '#features/quotes/core/strings/en/quote-list.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  myQuotes: 'Mes devis',
  noQuotes: 'Pas encore de devis',
  noQuotesCompany:
    'Un devis part de ce qu’un client demande : ouvrez une demande et touchez « Rédiger un devis », ou écrivez-en un pour quelqu’un avec qui vous échangez.',
  noQuotesClient: 'Décrivez les travaux une fois, et les devis des entreprises seront ici côte à côte.',
  waitingForYou: 'À vous de répondre',
  waitingForThem: 'En attente de l’autre',
  settled: 'Réglés',
  older: 'Devis plus anciens',
  newest: 'Devis plus récents',
  newQuote: 'Nouveau devis',
  newQuoteText:
    'Pour quelqu’un avec qui votre entreprise échange. Pour une demande, ouvrez-la et choisissez « Rédiger un devis ».',
  writesWithNobody:
    'Votre entreprise n’échange encore avec personne. Un devis va à quelqu’un qui vous a écrit ou fait une demande.',
  notInTouch: (name) =>
    `Vous ne pouvez pas encore envoyer de devis à ${name} : cette personne n’a ni écrit à votre entreprise ni fait de demande.`,
  isApart: (name) => `Vous ne pouvez pas envoyer de devis à ${name} tant que l’un de vous a bloqué l’autre.`,
  forWhom: 'Pour qui',
  choose: 'Choisissez',
  priceBook: 'Carnet de prix',
  byState: 'Par état',
  all: 'Tous',
  stateTotal: (amount) => `${amount} en tout`,
  noneOfState: 'Aucun devis dans cet état',
  changeOrders: 'Devis et avenants',
  writeChange: 'Rédiger un avenant',
  noChanges: 'Pas encore d’avenant',
  noChangesText:
    'Ce qui s’ajoute aux travaux ou s’en retire se convient ici, avec un prix, avant d’être fait.',
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
    pluralForm('fr', days, {
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
  contractEnded: (day) => `terminé le ${day}`,
  contractWithdrawn: (day) => `rétracté le ${day}`,
};
