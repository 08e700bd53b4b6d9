import type { sentences as english } from '#features/requests/visits/strings/en/visits.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  visitNotFound: 'Cette visite n’existe pas',
  invitationNotFound: 'Cette demande n’existe pas',
  partnerNotFound: 'Vous n’êtes pas en contact avec ce client',
  memberNotFound: 'Personne de ce nom ne travaille ici',
  calendarNotFound: 'Il n’y a pas d’agenda à cette adresse',
  noStreet: 'Indiquez la rue',
  companySuspended:
    'Cette entreprise est suspendue pour le moment. Vous pourrez lui répondre dès que la suspension sera levée',
  invitationEnded: 'Cette demande est terminée',
  notAvailable: 'Impossible de proposer une visite ici pour le moment',
  visitStands: 'Une visite existe déjà. Déplacez plutôt celle-là',
  visitEnded: 'Cette visite est passée ou annulée',
  notYourTurn: 'Il n’y a pas d’horaire à choisir pour le moment',
  slotGone: 'Cet horaire n’est plus libre. Choisissez-en un autre',
  memberBusy: 'Une autre visite est convenue à cette heure',

  startRequired: 'Choisissez un jour et une heure',
  minutesInvalid: 'Une visite dure entre 15 minutes et 8 heures',
  slotsRequired: 'Choisissez au moins un horaire',
  threeAtMost: 'Vous pouvez proposer trois horaires au plus',
  slotInPast: 'Choisissez des horaires à venir',
  slotsOverlap: 'Ces horaires se chevauchent',
  slotTooLate: 'Choisissez des horaires dans les 6 prochains mois',
  slotAfterRequest: 'La demande se termine avant. Choisissez un horaire plus tôt',
  oneOfTwo: 'Indiquez pour quelle demande ou quel client',
  tooLong: 'Ce texte est trop long',
};
