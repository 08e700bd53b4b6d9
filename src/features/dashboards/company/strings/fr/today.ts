import { withheldWords } from '#features/accounts/core/strings/fr/withheld-words.ts';
import type { sentences as english } from '#features/dashboards/company/strings/en/today.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  withheldWords,
  title: (day) => `Aujourd’hui, ${day}`,
  replies: 'Demandes à traiter',
  allRequests: 'Toutes les demandes',
  moreRequests: (count) =>
    pluralForm('fr', count, {
      one: `Encore ${count} demande à traiter`,
      many: `Encore ${count} de demandes à traiter`,
      other: `Encore ${count} demandes à traiter`,
    }),
  noReplies:
    'Aucune réponse attendue pour le moment. Les nouvelles demandes apparaissent ici avec leur date limite.',
  failed: 'Le chargement a échoué. Rechargez la page pour réessayer.',
  changes: 'Modifications demandées',
  since: 'depuis',
  changeFrom: (client, words) => `${client} : « ${words} »`,
  changeQuote: 'Modifier le devis',
  about: (name) => ` : ${name}`,
  also: 'Autres points en attente',
  timesAsked: (client) => `${client} souhaite d’autres créneaux de visite`,
  timesOffered: (client) => `${client} propose des créneaux de visite`,
  proposeTimes: 'Proposer des créneaux',
  chooseTime: 'Choisir un créneau',
  saysDone: (client) => `${client} indique que les travaux sont terminés`,
  formerClient: 'Le client',
  confirm: 'Confirmer',
  visits: 'Visites',
  allVisits: 'Toutes les visites',
  today: 'aujourd’hui',
  tomorrow: 'demain',
  noVisits: 'Aucune visite aujourd’hui ni demain.',
  nextVisit: (day, time) => `Prochaine visite : ${day}, ${time}`,
  expiring: 'Devis qui expirent bientôt',
  allQuotes: 'Tous les devis envoyés',
  days: (count) => pluralForm('fr', count, { one: 'jour', many: 'de jours', other: 'jours' }),
  lastDay: 'dernier délai',
  readOn: (day) => `lu le ${day}`,
  notRead: 'pas encore lu',
  figures: 'Votre profil en chiffres',
  allFigures: 'Toutes les statistiques',
};
