import type { sentences as english } from '#features/quotes/core/strings/en/quote-list.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  myQuotes: 'Mes devis',
  noQuotes: 'Pas encore de devis',
  noQuotesCompany:
    'Ouvrez une demande et choisissez « Rédiger un devis », ou rédigez-en un pour un client avec qui vous êtes en contact.',
  noQuotesClient:
    'Décrivez les travaux une seule fois : les devis des entreprises s’afficheront ici, côte à côte.',
  waitingForYou: 'À vous de répondre',
  waitingForThem: 'En attente d’une réponse',
  settled: 'Terminés',
  older: 'Devis plus anciens',
  newest: 'Devis plus récents',
  newQuote: 'Nouveau devis',
  newQuoteText:
    'Rédigez un devis pour un client avec qui vous êtes en contact. Pour répondre à une demande, ouvrez-la et choisissez « Rédiger un devis ».',
  writesWithNobody:
    'Vous n’êtes encore en contact avec aucun client. Vous pourrez envoyer un devis aux personnes qui vous auront écrit ou adressé une demande.',
  notInTouch: (name) =>
    `Vous ne pouvez pas encore envoyer de devis à ${name} : cette personne n’a pas encore écrit à votre entreprise ni fait de demande.`,
  isApart: (name) => `Vous ne pouvez pas envoyer de devis à ${name}, car l’un de vous a bloqué l’autre.`,
  forWhom: 'Client',
  choose: 'Choisir un client',
  priceBook: 'Bibliothèque de prix',
  byState: 'Par statut',
  all: 'Tous',
  stateTotal: (amount) => `${amount} au total`,
  noneOfState: 'Aucun devis avec ce statut',
  changeOrders: 'Devis et avenants',
  writeChange: 'Rédiger un avenant',
  noChanges: 'Pas encore d’avenant',
  noChangesText:
    'Avec un avenant, convenez des travaux à ajouter ou à retirer, et de leur prix, avant qu’ils ne commencent.',
  number: 'Numéro',
  object: 'Objet et client',
  state: 'Statut',
  stands: 'Détails',
  total: 'Total TVA comprise',
  answerBy: (day) => `Répondre au plus tard le ${day}`,
  asked: (words) => `demande : « ${words} »`,
  seen: (day, left) => `vu le ${day}, ${left}`,
  notSeen: (left) => `pas encore vu, ${left}`,
  daysLeft: (days) =>
    pluralForm('fr', days, {
      one: `encore ${days} jour`,
      many: `encore ${days} de jours`,
      other: `encore ${days} jours`,
    }),
  lastDay: 'expire aujourd’hui',
  signed: (day) => `signé le ${day}`,
  anotherChosen: 'un autre devis a été accepté',
  expired: (day) => `expiré le ${day}`,
  withdrawn: (day) => `retiré le ${day}`,
  more: (quote) => `Autres actions : ${quote}`,
  edit: 'Modifier le brouillon',
  read: 'Lire le devis',
  request: 'Ouvrir la demande',
  project: 'Ouvrir le chantier',
  message: 'Écrire un message',
  remove: 'Supprimer le brouillon',
  removeText:
    'Le brouillon et ses pièces jointes seront supprimés définitivement. Les versions déjà envoyées ne sont pas concernées.',
  removed: 'Brouillon supprimé',
  contractEnded: (day) => `terminé le ${day}`,
  contractWithdrawn: (day) => `rétractation le ${day}`,
};
