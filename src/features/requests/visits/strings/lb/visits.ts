import type { sentences as english } from '#features/requests/visits/strings/en/visits.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  visitNotFound: 'Visitt net fonnt',
  invitationNotFound: 'Ufro net fonnt',
  partnerNotFound: 'Wielt e Client, mat deem Dir a Kontakt sidd',
  memberNotFound: 'Member vun der Equipe net fonnt',
  calendarNotFound: 'Dëse Kalennerlink geet net méi. Maacht en neien.',
  noStreet: 'Gitt Strooss an Nummer un',
  companySuspended:
    'Dëse Betrib ass am Moment gespaart. Soubal d’Spär opgehuewen ass, kënnt Dir em erëm schreiwen.',
  invitationEnded: 'Dës Ufro ass zou',
  notAvailable: 'Dir kënnt am Moment keng Visitt virschloen',
  visitStands: 'Dir hutt schonn eng Visitt ausgemaach. Verréckelt déi.',
  visitEnded: 'Dës Visitt ass eriwwer oder gouf ofgesot',
  notYourTurn: 'Am Moment gëtt et keng Zäite fir ze wielen',
  slotGone: 'Dës Zäit ass net méi fräi. Wielt eng aner.',
  memberBusy: 'Dëse Member vun der Equipe huet zu där Zäit schonn eng Visitt',

  startRequired: 'Wielt w.e.g. en Dag an eng Auerzäit',
  minutesInvalid: 'Eng Visitt muss tëschent 15 Minutten an 8 Stonnen daueren',
  slotsRequired: 'Wielt w.e.g. mindestens eng Zäit',
  threeAtMost: 'Dir kënnt bis zu dräi Zäite virschloen',
  slotInPast: 'Wielt Zäiten an der Zukunft',
  slotsOverlap: 'Dës Zäiten iwwerschneide sech',
  slotTooLate: 'Wielt w.e.g. Zäiten an den nächste 6 Méint',
  slotAfterRequest: 'Bis dohin ass d’Ufro ofgelaf. Wielt eng méi fréi Zäit.',
  oneOfTwo: 'Sot, fir wéi eng Ufro oder wéi e Client d’Visitt ass',
  tooLong: 'Dësen Text ass ze laang',
};
