import type { sentences as english } from '#features/requests/visits/strings/en/visiting.ts';
import { withFrenchDe } from '#kernel/french-elision.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  myVisits: 'Visites',
  visit: 'Visite sur place',
  backToRequest: (client) => `Demande ${withFrenchDe(client)}`,
  backToVisits: 'Visites',
  backToMessages: (partner) => `Messages avec ${partner}`,

  proposeTitle: 'Proposer une visite',
  proposeAct: 'Proposer une visite',
  notInTouch: (name) =>
    `Vous ne pouvez pas encore proposer de visite à ${name} : cette personne n’a ni écrit à votre entreprise ni fait de demande.`,
  isApart: (name) => `Vous ne pouvez pas proposer de visite à ${name}, car l’un de vous a bloqué l’autre.`,
  proposeOthersAct: 'Proposer d’autres créneaux',
  chooseTimeAct: 'Choisir un créneau',
  proposeText: (client) =>
    `Proposez jusqu’à trois créneaux. ${client} pourra en choisir un ou en demander d’autres.`,
  week: (first, last) => `Du ${first} au ${last}`,
  weekBefore: 'Semaine précédente',
  weekAfter: 'Semaine suivante',
  taken: 'Pris',
  proposed: 'Proposé',
  leave: 'Fermé',
  addTimeAt: (day, time) => `Ajouter ${day}, ${time}`,
  addTime: 'Ajouter un créneau',
  noTimes: 'Choisissez une heure ci-dessus, ou ajoutez un créneau.',
  timesLabel: 'Créneaux',
  timeNumber: (nth) => `Créneau ${nth}`,
  changeTime: (nth) => `Modifier le créneau ${nth}`,
  removeTime: (nth) => `Retirer le créneau ${nth}`,
  done: 'Terminé',
  day: 'Jour',
  begins: 'Début',
  lasts: 'Durée',
  from: (start, end) => `${start} à ${end}`,
  fromFor: (start, end, length) => `${start} à ${end}, ${length}`,
  minutes: (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    const inHours = pluralForm('fr', hours, {
      one: `${hours} heure`,
      many: `${hours} d’heures`,
      other: `${hours} heures`,
    });
    if (rest === 0) return inHours;
    return hours === 0 ? `${rest} minutes` : `${inHours} ${rest}`;
  },
  whoComes: 'Qui viendra',
  place: 'Lieu',
  placeHint: 'Seulement si ce n’est pas chez le client.',
  word: 'Message',
  optional: 'facultatif',
  proposeNow: 'Proposer ces créneaux',
  moveNow: 'Proposer plutôt ces créneaux',
  onlyTaken: (client) => `Seul le créneau choisi par ${client} sera bloqué dans votre agenda.`,
  clientSees: (client) => `Aperçu pour ${client}`,
  clientSeesTimes: 'Les créneaux que vous choisissez apparaîtront ici.',
  wasProposed: 'Créneaux proposés. Nous vous préviendrons dès que le client en aura choisi un.',

  wouldLike: 'aimerait venir voir les travaux à faire.',
  othersProposed: 'aimerait déplacer la visite.',
  chooseLegend: 'Créneaux au choix',
  gone: 'plus disponible',
  showStreet: 'Communiquer mon adresse',
  showStreetNote: (street) => `${street}. Sinon, l’entreprise ne verra que la commune.`,
  street: 'Votre rue et votre numéro',
  streetNote: (company) => `${company} verra cette adresse, et elle figurera dans les deux agendas.`,
  giveStreet: 'Enregistrer l’adresse',
  streetHidden: (company) =>
    `${company} ne voit pas encore votre rue. Communiquez-la pour que l’entreprise vous trouve.`,
  streetGiven: 'Adresse ajoutée aux deux agendas',
  take: (when) => `Choisir ${when}`,
  noneSuits: 'Aucun ne me convient',
  noneSuitsWord: 'Qu’est-ce qui vous conviendrait mieux ?',
  askOthers: 'Demander d’autres créneaux',
  waitsFor: (partner) => `En attente : ${partner} doit choisir l’un de ces créneaux.`,
  waitsForOthers: (partner) => `En attente : ${partner} doit proposer d’autres créneaux.`,
  asksForOthers: (partner) => `Aucun de ces créneaux ne convient à ${partner}. Proposez-en d’autres.`,
  standsUntil: 'Sans accord sur un autre créneau, la visite a lieu comme prévu.',
  remindersText:
    'Vous avez reçu les détails par e-mail. Nous vous enverrons un rappel la veille et 2 heures avant.',
  remindersHere:
    'Vous recevrez un rappel ici la veille et 2 heures avant. Vérifiez votre adresse pour recevoir aussi les rappels par e-mail.',
  whereHidden: 'rue pas encore communiquée',
  at: (day, time) => `${day}, ${time}`,

  move: 'Déplacer',
  callOff: 'Annuler la visite',
  takeBack: 'Retirer les créneaux',
  callOffTitle: 'Annuler cette visite ?',
  callOffText: (partner) => `Nous prévenons ${partner} tout de suite et retirons la visite des deux agendas.`,
  callOffWord: 'Motif (facultatif)',
  keep: 'Maintenir la visite',
  calledOffBy: {
    client: 'Annulée par le client',
    company: 'Annulée par l’entreprise',
    request: 'Annulée, car la demande a été clôturée',
  },
  states: {
    proposed: 'Créneaux proposés',
    asked: 'Autres créneaux demandés',
    agreed: 'Convenue',
    cancelled: 'Annulée',
    over: 'Terminée',
  },
  message: 'Message',
  gonePartner: 'Quelqu’un qui a quitté Giewel',
  failed: 'Une erreur s’est produite',

  toAnswer: 'À vous de répondre',
  waiting: 'En attente d’une réponse',
  coming: 'À venir',
  past: 'Passées',
  noVisits: 'Pas encore de visites',
  noVisitsClient:
    'Quand une entreprise voudra voir les travaux sur place, les créneaux qu’elle propose apparaîtront ici.',
  noVisitsCompany: 'Proposez une visite depuis une demande ou une conversation.',
  older: 'Plus anciennes',
  newest: 'Plus récentes',

  calendarTitle: 'Votre application d’agenda',
  calendarText: 'Retrouvez vos visites dans votre application d’agenda, mises à jour automatiquement.',
  calendarMake: 'Créer un lien',
  calendarRenew: 'Créer un nouveau lien',
  calendarMade: (day) => `Créé le ${day}.`,
  calendarRenewText: 'Un nouveau lien rend l’ancien inutilisable.',
  calendarOnce:
    'Copiez le lien maintenant : il ne s’affiche qu’une fois. Toute personne qui dispose du lien voit vos visites.',
  calendarLabel: 'Lien de l’agenda',
};
