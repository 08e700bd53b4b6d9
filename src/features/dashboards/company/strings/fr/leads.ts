import { withheldWords } from '#features/accounts/core/strings/fr/withheld-words.ts';
import type { sentences as english } from '#features/dashboards/company/strings/en/leads.ts';
import { withFrenchDe } from '#kernel/french-elision.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import type { WaitDuration } from '#kernel/waiting-time.ts';

const daysOf = (count: number) =>
  pluralForm('fr', count, { one: `${count} jour`, many: `${count} de jours`, other: `${count} jours` });

const waitWords = ({ days, hours, minutes }: WaitDuration) => {
  if (days > 0) return hours > 0 && days < 7 ? `${daysOf(days)} ${hours} h` : daysOf(days);
  if (hours > 0) return minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`;
  return `${minutes} min`;
};

export const sentences: TranslationType<typeof english> = {
  withheldWords,
  leadNotFound: 'Contact introuvable',
  alreadyDeclined: 'Vous avez déjà refusé ce contact',
  messageMissing: 'Écrivez un message au client',
  messageTooLong: 'Ce texte ne peut pas dépasser 2 000 caractères',
  noteTooLong: 'Une note ne peut pas dépasser 1 000 caractères',
  searchTooLong: 'Une recherche ne peut pas dépasser 100 caractères',

  title: 'Contacts',
  views: 'Affichage des contacts',
  list: 'Liste',
  board: 'Tableau',
  newInquiry: 'Nouvelle demande',
  newMessage: 'Nouveau message',
  active: 'En cours',
  waits: (wait) => `attend depuis ${waitWords(wait)}`,
  waitingFirst: (count) =>
    pluralForm('fr', count, {
      one: `${count} contact attend`,
      many: `${count} de contacts attendent, le plus ancien d’abord`,
      other: `${count} contacts attendent, le plus ancien d’abord`,
    }),
  trade: 'Métier',
  place: 'Lieu',
  value: 'Valeur',
  request: 'Demande',
  open: 'non précisé',
  upTo: (sum) => `jusqu’à ${sum}`,
  from: (sum) => `à partir de ${sum}`,
  between: (min, max) => `${min} à ${max}`,
  search: 'Rechercher un nom',
  stageFilter: 'Phase',
  allStages: 'Toutes les phases',
  order: 'Ordre',
  orders: { waiting: 'Attente la plus longue d’abord', latest: 'Plus récents' },
  noneFound: 'Aucun contact ne correspond à vos critères',
  noneFoundText: 'Essayez un autre nom, ou toutes les phases.',
  showAll: 'Afficher tous les contacts',
  note: 'Note',
  addNote: 'Note…',
  noteTitle: (name) => `Votre note sur ${name}`,
  noteLead: 'Seule votre équipe peut voir cette note. Le client ne la voit pas.',
  saveNote: 'Enregistrer la note',
  savingNote: 'Enregistrement…',
  noteFailed: 'Impossible d’enregistrer la note',
  hasAccepted: 'Devis accepté. Pas encore de message',
  attachments: (count) =>
    pluralForm('fr', count, {
      one: `${count} pièce jointe`,
      many: `${count} de pièces jointes`,
      other: `${count} pièces jointes`,
    }),
  whose: 'Responsable',
  ofAll: 'Tous',
  mine: 'Les miens',
  noneMine: 'Aucun contact ne vous est attribué',
  noneMineText: 'Vous ou un collègue pouvez l’attribuer depuis la conversation.',
  none: 'Pas encore de contacts',
  noneText: 'Quand quelqu’un écrit à votre entreprise, la conversation apparaît ici.',
  failed: 'Impossible de charger vos contacts',
  failedText: 'Réessayez dans un instant.',
  tryAgain: 'Réessayer',
  older: 'Plus anciens',
  newest: 'Plus récents',

  // The board says these.
  stages: { new: 'Nouveau', talking: 'En discussion', quoted: 'Devis envoyé', won: 'Gagné', lost: 'Perdu' },
  placedByHand: 'Déplacé à la main',
  stagesOfBoard: 'Phases',
  stageCount: (stage, count) =>
    `${stage} : ${pluralForm('fr', count, { one: `${count} contact`, many: `${count} de contacts`, other: `${count} contacts` })}`,
  emptyStage: 'Aucun contact',
  onOtherPages: 'Aucun sur cette page',
  worth: (sum) => `${sum} au total`,
  howToMove:
    'Faites glisser une carte dans une autre colonne, ou utilisez les flèches gauche et droite sur son bouton. Le bouton ouvre un menu avec toutes les colonnes.',
  move: (name) => `Déplacer ${name}`,
  moveTo: 'Déplacer vers…',
  decline: 'Refuser…',
  moved: (name, stage) => `${name} est maintenant dans ${stage}`,
  moveFailed: (name) => `Impossible de déplacer ${name}`,
  writeQuote: 'Rédiger un devis',
  quoteFailed: (name) => `Impossible de commencer le devis pour ${name}`,
  movedBack: (name, stage) => `${name} est de retour dans ${stage}`,

  // Declining says these.
  declineTitle: (name) => `Refuser la demande ${withFrenchDe(name)}`,
  declineLead: 'Le client verra ce message dans la conversation, suivi d’une liste d’entreprises similaires.',
  reasons: {
    'fully-booked': 'Agenda complet',
    'too-far': 'Trop loin',
    'not-our-trade': 'Pas notre métier',
    'too-small': 'Trop petit pour nous',
    other: 'Autre motif',
  },
  because: {
    'fully-booked': 'notre agenda est complet pour la période où vous avez besoin de nous',
    'too-far': 'le chantier est trop loin de chez nous',
    'not-our-trade': 'nous ne faisons pas ce type de travaux',
    'too-small':
      'le chantier est trop petit pour que nous puissions le réaliser correctement à un prix raisonnable',
    other: 'nous ne pouvons pas nous en charger pour le moment',
  },
  declineMessage: {
    first: (because) =>
      `Merci pour votre demande. Nous sommes désolés, mais nous devons décliner : ${because}.\n\nNous vous souhaitons une bonne continuation dans vos projets.`,
    running: (because) =>
      `Merci pour nos échanges. Nous sommes désolés de ne pas pouvoir nous en charger finalement : ${because}.\n\nNous vous souhaitons une bonne continuation dans vos projets.`,
  },
  declineAndSend: 'Refuser et envoyer',
  declining: 'Envoi…',
  reason: 'Motif',
  declineText: 'Message au client',
  stage: 'Phase de ce contact',
  declined: 'Demande refusée',
  declinedText: (name) => `Nous avons prévenu ${name}.`,
  declineFailed: 'Impossible de refuser la demande',
  cancel: 'Annuler',
  close: 'Fermer',
  declinedFor: (reason) => `Refusée : ${reason}`,

  // The dashboard says these.
  recentLeads: 'Contacts récents',
  viewAll: 'Tout voir',
  newLead: 'Nouveau contact',
  responded: 'Répondu',
  latestReviews: 'Derniers avis',

  // The tab of reviews says these.
  reviewCount: (count) => `${count} avis`,
  noReviews: 'Pas encore d’avis',
  noReviewsText: 'Les clients peuvent laisser un avis une fois leur chantier avec vous terminé.',
  reviewsFailed: 'Impossible de charger vos avis',
  olderReviews: 'Avis plus anciens',
  newestReviews: 'Avis plus récents',
};
