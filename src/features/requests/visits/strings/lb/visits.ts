import type { sentences as english } from '#features/requests/visits/strings/en/visits.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  visitNotFound: 'Dës Visitt gëtt et net',
  invitationNotFound: 'Dës Ufro gëtt et net',
  partnerNotFound: 'Dir hutt mat dësem Client kee Kontakt',
  memberNotFound: 'Hei schafft kee mat deem Numm',
  calendarNotFound: 'Op dëser Adress ass kee Kalenner',
  noStreet: 'Gitt w.e.g. d’Strooss un',
  companySuspended:
    'Dëse Betrib ass am Moment gespaart. Soubal d’Spär opgehuewen ass, kënnt Dir him erëm äntweren',
  invitationEnded: 'Dës Ufro ass eriwwer',
  notAvailable: 'Hei kann am Moment keng Visitt virgeschloe ginn',
  visitStands: 'Et gëtt schonn eng Visitt. Verréckelt w.e.g. déi',
  visitEnded: 'Dës Visitt ass eriwwer oder ofgesot',
  notYourTurn: 'Am Moment gëtt et keng Zäite fir ze wielen',
  slotGone: 'Dës Zäit geet net méi. Wielt w.e.g. eng aner',
  memberBusy: 'Zu där Zäit ass schonn eng aner Visitt ausgemaach',

  startRequired: 'Wielt w.e.g. en Dag an eng Auerzäit',
  minutesInvalid: 'Eng Visitt dauert tëschent 15 Minutten an 8 Stonnen',
  slotsRequired: 'Wielt w.e.g. mindestens eng Zäit',
  threeAtMost: 'Bis zu dräi Zäite kënne virgeschloe ginn',
  slotInPast: 'Wielt w.e.g. Zäiten, déi nach kommen',
  slotsOverlap: 'Dës Zäite leien iwwereneen',
  slotTooLate: 'Wielt w.e.g. Zäiten an den nächste 6 Méint',
  slotAfterRequest: 'D’Ufro leeft virdrun of. Wielt w.e.g. eng méi fréi Zäit',
  oneOfTwo: 'Sot w.e.g., fir wéi eng Ufro oder wéi e Client et ass',
  tooLong: 'Dat ass ze laang',
};
