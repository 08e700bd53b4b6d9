import type { sentences as english } from '#features/requests/pages/strings/en/company-requests.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Demandes',
  show: 'Afficher',
  all: 'Toutes',
  whose: 'Responsable',
  mine: 'Les miennes',
  groups: {
    'to-answer': 'À traiter',
    'with-client': 'En attente du client',
    won: 'Obtenues',
    over: 'Terminées',
  },
  hint: 'Répondez par un devis, une visite, un message ou une question, ou refusez.',
  replyBy: (day, left) =>
    left === null
      ? `Répondez au plus tard le ${day}`
      : left > 0
        ? `Répondez au plus tard le ${day}, ${pluralForm('fr', left, { one: `encore ${left} jour`, many: `encore ${left} de jours`, other: `encore ${left} jours` })}`
        : `Répondez au plus tard aujourd’hui, ${day}`,
  reply: 'Répondre',
  about: (title) => ` : ${title}`,
  distance: (km) => (km === 0 ? 'tout près' : `à environ ${km} km`),
  timings: {
    urgent: 'urgent',
    'within-month': 'd’ici un mois',
    'one-to-three-months': 'dans un à trois mois',
    flexible: 'dates flexibles',
  },
  fromDay: (day) => `à partir du ${day}`,
  budget: (low, high) => `${low} à ${high}`,
  visitOn: (day, time) => `Votre visite a lieu le ${day} à ${time}`,
  timesProposed: 'Vous avez proposé des créneaux. Le client choisit.',
  timesAsked: 'Le client souhaite d’autres créneaux de visite',
  proposeTimes: 'Proposer des créneaux',
  visited: 'Visite faite. Rédigez maintenant votre devis.',
  writeQuote: 'Rédiger un devis',
  quote: (total, day) =>
    day ? `Votre devis de ${total} est valable jusqu’au ${day}` : `Vous avez envoyé un devis de ${total}`,
  changeAsked: 'Le client vous demande de modifier votre devis',
  changeQuote: 'Modifier le devis',
  quoteExpired: 'Votre devis a expiré',
  replied: (day) => (day ? `Vous avez répondu le ${day}` : 'Vous avez répondu'),
  won: (day) => (day ? `Devis accepté le ${day}` : 'Votre devis a été accepté'),
  openProject: 'Ouvrir le chantier',
  closedOn: (day) => `Terminée le ${day}`,
  closedCount: (count) =>
    pluralForm('fr', count, {
      one: `${count} demande clôturée`,
      many: `${count} de demandes clôturées`,
      other: `${count} demandes clôturées`,
    }),
  showClosed: 'Voir les demandes clôturées',
  none: 'Aucune demande pour l’instant',
  noneText:
    'Les demandes de devis s’affichent ici, avec leur date limite. Seules les entreprises qui ont une formule ou sont en période d’essai en reçoivent. Un profil complet aide les clients à vous choisir.',
  completeProfile: 'Compléter le profil',
  noneToAnswer: 'Aucune réponse attendue pour le moment',
  noneToAnswerText:
    'Les nouvelles demandes s’affichent ici, la plus urgente en premier. Nous vous prévenons à chaque nouvelle demande.',
  noneOfGroup: 'Aucune demande ici',
  noneOfGroupText: 'Affichez toutes les demandes pour voir les autres.',
  noneMine: 'Aucune demande ne vous est attribuée',
  noneMineText: 'Vous ou un collègue pouvez l’attribuer depuis la page de la demande.',
  showAll: 'Afficher toutes les demandes',
};
