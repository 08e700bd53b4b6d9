import { withheldWords } from '#features/accounts/core/strings/lb/withheld-words.ts';
import type { sentences as english } from '#features/dashboards/company/strings/en/leads.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import type { WaitDuration } from '#kernel/waiting-time.ts';

const daysOf = (count: number) => pluralForm('lb', count, { one: '1 Dag', other: `${count} Deeg` });

const waitWords = ({ days, hours, minutes }: WaitDuration) => {
  if (days > 0) return hours > 0 && days < 7 ? `${daysOf(days)} ${hours} St.` : daysOf(days);
  if (hours > 0) return minutes > 0 ? `${hours} St. ${minutes} Min.` : `${hours} St.`;
  return `${minutes} Min.`;
};

export const sentences: TranslationType<typeof english> = {
  withheldWords,
  leadNotFound: 'Interessent net fonnt',
  alreadyDeclined: 'Dir hutt dësen Interessent scho refuséiert',
  messageMissing: 'Schreift dem Client e Message',
  messageTooLong: 'De Message däerf net méi wéi 2.000 Zeechen hunn',
  noteTooLong: 'D’Notiz däerf net méi wéi 1.000 Zeechen hunn',
  searchTooLong: 'D’Sich däerf net méi wéi 100 Zeechen hunn',

  title: 'Interessenten',
  views: 'Vue',
  list: 'Lëscht',
  board: 'Tableau',
  newInquiry: 'Nei Ufro',
  newMessage: 'Neie Message',
  active: 'Aktiv',
  waits: ({ days, hours, minutes }) => `waart ${waitWords({ days, hours, minutes })}`,
  waitingFirst: (count) =>
    pluralForm('lb', count, {
      one: '1 Interessent waart',
      other: `${count} Interessente waarden; déi, déi am längste waarden, fir d’éischt`,
    }),
  trade: 'Metier',
  place: 'Plaz',
  value: 'Wäert',
  request: 'Ufro',
  open: 'net uginn',
  upTo: (sum) => `bis ${sum}`,
  from: (sum) => `ab ${sum}`,
  between: (min, max) => `${min} bis ${max}`,
  search: 'Mam Numm sichen',
  stageFilter: 'Phas',
  allStages: 'All Phasen',
  order: 'Reiefolleg',
  orders: { waiting: 'Waart am längsten', latest: 'Déi neist' },
  noneFound: 'Keen Interessent fonnt',
  noneFoundText: 'Probéiert en aneren Numm, oder loosst Iech all Phase weisen.',
  showAll: 'All Interessente weisen',
  note: 'Notiz',
  addNote: 'Notiz…',
  noteTitle: (name) => `Är Notiz iwwer ${name}`,
  noteLead: 'Just Är Equipe gesäit dës Notiz, de Client net.',
  saveNote: 'Notiz späicheren',
  savingNote: 'Späichert…',
  noteFailed: 'D’Notiz konnt net gespäichert ginn',
  hasAccepted: 'Devis ugeholl. Nach keng Messagen.',
  attachments: (count) => pluralForm('lb', count, { one: '1 Unhang', other: `${count} Unhäng` }),
  whose: 'Zoustänneg Persoun',
  ofAll: 'All',
  mine: 'Meng',
  noneMine: 'Iech ass keen Interessent zougedeelt',
  noneMineText: 'Dir oder een aus der Equipe kann en Interessent a sengem Gespréich zoudeelen.',
  none: 'Nach keng Interessenten',
  noneText: 'Wann een Ärem Betrib schreift, steet d’Gespréich hei.',
  failed: 'Är Interessente konnten net geluede ginn',
  failedText: 'Probéiert w.e.g. an engem Moment nach eng Kéier.',
  tryAgain: 'Nach eng Kéier',
  older: 'Méi al Interessenten',
  newest: 'Déi neist Interessenten',

  // The board says these.
  stages: { new: 'Nei', talking: 'Am Gespréich', quoted: 'Devis do', won: 'Optrag kritt', lost: 'Verluer' },
  placedByHand: 'Mat der Hand verréckelt',
  stagesOfBoard: 'Phasen',
  stageCount: (stage, count) =>
    `${stage}: ${pluralForm('lb', count, { one: '1 Interessent', other: `${count} Interessenten` })}`,
  emptyStage: 'Keng Interessenten',
  onOtherPages: 'Keen op dëser Säit',
  worth: (sum) => `${sum} am Ganzen`,
  howToMove:
    'Zitt eng Kaart an eng aner Kolonn, oder wielt hire Knäppchen an dréckt op de Feil no lénks oder no riets. De Knäppche mécht och e Menü mat alle Kolonnen op.',
  move: (name) => `${name} verréckelen`,
  moveTo: 'Verréckelen op…',
  decline: 'Refuséieren…',
  moved: (name, stage) => `${name} ass elo ënner „${stage}“`,
  moveFailed: (name) => `${name} konnt net verréckelt ginn`,
  writeQuote: 'Devis schreiwen',
  quoteFailed: (name) => `Den Devis fir ${name} konnt net ugefaange ginn`,
  movedBack: (name, stage) => `${name} ass erëm ënner „${stage}“`,

  // Declining says these.
  declineTitle: (name) => `Interessent refuséieren: ${name}`,
  declineLead: 'De Client gesäit dëse Message an Ärem Gespréich, an drënner eng Lëscht mat änleche Betriber.',
  reasons: {
    'fully-booked': 'Komplett ausgebucht',
    'too-far': 'Ze wäit ewech',
    'not-our-trade': 'Net eise Metier',
    'too-small': 'Ze kleng fir eis',
    other: 'En anere Grond',
  },
  because: {
    'fully-booked': 'mir si komplett ausgebucht, wann Dir eis braucht',
    'too-far': 'bis bei Iech ass et fir eis ze wäit',
    'not-our-trade': 'déi Zort Aarbecht maache mir net',
    'too-small': 'd’Aarbecht ass ze kleng, fir datt mir se gutt an zu engem faire Präis maache kéinten',
    other: 'mir kënnen dat am Moment net iwwerhuelen',
  },
  declineMessage: {
    first: (because) =>
      `Merci fir Är Ufro. Mir mussen Iech leider ofsoen: ${because}.\n\nMir wënschen Iech vill Gléck mat Ärem Chantier.`,
    running: (because) =>
      `Merci fir déi gutt Gespréicher. Mir kënnen d’Aarbecht leider dach net iwwerhuelen: ${because}.\n\nMir wënschen Iech vill Gléck mat Ärem Chantier.`,
  },
  declineAndSend: 'Refuséieren a schécken',
  declining: 'Gëtt geschéckt…',
  reason: 'Grond',
  declineText: 'Message un de Client',
  stage: 'Phas vun dësem Interessent',
  declined: 'Interessent refuséiert',
  declinedText: (name) => `${name} huet Bescheed kritt.`,
  declineFailed: 'Den Interessent konnt net refuséiert ginn',
  cancel: 'Ofbriechen',
  close: 'Zoumaachen',
  declinedFor: (reason) => `Refuséiert: ${reason}`,

  // The dashboard says these.
  recentLeads: 'Lescht Interessenten',
  viewAll: 'All weisen',
  newLead: 'Neien Interessent',
  responded: 'Geäntwert',
  latestReviews: 'Lescht Bewäertungen',

  // The tab of reviews says these.
  reviewCount: (count) => pluralForm('lb', count, { one: '1 Bewäertung', other: `${count} Bewäertungen` }),
  noReviews: 'Nach keng Bewäertungen',
  noReviewsText: 'Cliente kënnen Äre Betrib bewäerten, soubal e Chantier mat Iech fäerdeg ass.',
  reviewsFailed: 'Är Bewäertunge konnten net geluede ginn',
  olderReviews: 'Méi al Bewäertungen',
  newestReviews: 'Déi neist Bewäertungen',
};
