import type { sentences as english } from '#features/requests/visits/strings/en/visits.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  visitNotFound: 'Visite introuvable',
  invitationNotFound: 'Demande introuvable',
  partnerNotFound: 'Choisissez un client avec qui vous êtes en contact',
  memberNotFound: 'Membre de l’équipe introuvable',
  calendarNotFound: 'Ce lien d’agenda ne fonctionne plus. Créez-en un nouveau.',
  noStreet: 'Indiquez la rue',
  companySuspended:
    'Cette entreprise est actuellement suspendue. Vous pourrez lui écrire à nouveau dès la fin de la suspension.',
  invitationEnded: 'Cette demande est clôturée',
  notAvailable: 'Vous ne pouvez pas proposer de visite ici pour le moment',
  visitStands: 'Vous avez déjà prévu une visite. Déplacez-la plutôt.',
  visitEnded: 'Cette visite est passée ou annulée',
  notYourTurn: 'Aucun créneau à choisir pour le moment',
  slotGone: 'Ce créneau n’est plus disponible. Choisissez-en un autre.',
  memberBusy: 'La personne prévue a déjà une visite à cette heure',

  startRequired: 'Choisissez un jour et une heure',
  minutesInvalid: 'Une visite doit durer entre 15 minutes et 8 heures',
  slotsRequired: 'Choisissez au moins un créneau',
  threeAtMost: 'Proposez trois créneaux au plus',
  slotInPast: 'Choisissez des créneaux à venir',
  slotsOverlap: 'Ces créneaux se chevauchent',
  slotTooLate: 'Choisissez des créneaux dans les 6 prochains mois',
  slotAfterRequest: 'La demande aura expiré d’ici là. Choisissez un créneau plus tôt.',
  oneOfTwo: 'Choisissez la demande ou le client concerné par la visite',
  tooLong: 'Ce texte est trop long',
};
