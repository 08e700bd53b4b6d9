import { withheldWords } from '#features/accounts/core/strings/lb/withheld-words.ts';
import type { sentences as english } from '#features/dashboards/company/strings/en/leads.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
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
  leadNotFound: 'Dësen Interessent gëtt et net',
  alreadyDeclined: 'Dir hutt dësem Interessent schonn ofgesot',
  messageMissing: 'Schreift, wat de Client liese soll',
  messageTooLong: 'Dat däerf net méi wéi 2.000 Zeechen hunn',
  noteTooLong: 'Eng Notiz däerf net méi wéi 1.000 Zeechen hunn',
  searchTooLong: 'Eng Sich däerf net méi wéi 100 Zeechen hunn',

  title: 'Interessenten',
  views: 'Wéi d’Interessente gewise ginn',
  list: 'Lëscht',
  board: 'Tableau',
  newInquiry: 'Nei Ufro',
  newMessage: 'Neie Message',
  active: 'Aktiv',
  waits: ({ days, hours, minutes }) => `waart ${waitWords({ days, hours, minutes })}`,
  waitingFirst: (count) =>
    pluralForm('lb', count, {
      one: '1 Interessent waart',
      other: `${count} Interessente waarden, déi längst fir d’éischt`,
    }),
  trade: 'Métier',
  place: 'Plaz',
  value: 'Wäert',
  request: 'Ufro',
  open: 'net uginn',
  upTo: (sum) => `bis ${sum}`,
  from: (sum) => `ab ${sum}`,
  between: (min, max) => `${min} bis ${max}`,
  search: 'Nom Numm sichen',
  stageFilter: 'Stand',
  allStages: 'All Stänn',
  order: 'Reiefolleg',
  orders: { waiting: 'Waart am längsten', latest: 'Déi neist' },
  noneFound: 'Keen Interessent passt',
  noneFoundText: 'Probéiert en aneren Numm, oder all Stänn.',
  showAll: 'All Interessente weisen',
  note: 'Notiz',
  addNote: 'Notiz…',
  noteTitle: (name) => `Är Notiz iwwer ${name}`,
  noteLead: 'Just fir Är Equipe. De Client gesäit se ni.',
  saveNote: 'Notiz späicheren',
  savingNote: 'Späichert…',
  noteFailed: 'D’Notiz konnt net gespäichert ginn',
  hasAccepted: 'Huet Ären Devis ugeholl. Nach keng Noriicht',
  attachments: (count) => pluralForm('lb', count, { one: '1 Unhang', other: `${count} Unhäng` }),
  whose: 'Wiem seng Interessenten',
  ofAll: 'All',
  mine: 'Meng',
  noneMine: 'Dir këmmert Iech ëm näischt',
  noneMineText: 'An engem Gespréich kënnt Dir oder e Kolleg soen, wie sech drëm këmmert.',
  none: 'Nach keng Interessenten',
  noneText: 'Wann een Ärem Betrib schreift, steet d’Gespréich hei.',
  failed: 'Är Interessente konnten net geluede ginn',
  failedText: 'Probéiert w.e.g. an engem Moment nach eng Kéier.',
  tryAgain: 'Nach eng Kéier',
  older: 'Méi al Interessenten',
  newest: 'Déi neist Interessenten',

  // The board says these.
  stages: { new: 'Nei', talking: 'Am Gespréich', quoted: 'Devis do', won: 'Gewonnen', lost: 'Verluer' },
  placedByHand: 'Mat der Hand verréckelt',
  stagesOfBoard: 'Stänn',
  stageCount: (stage, count) =>
    `${stage}: ${pluralForm('lb', count, { one: '1 Interessent', other: `${count} Interessenten` })}`,
  emptyStage: 'Näischt hei',
  onOtherPages: 'Keen op dëser Säit',
  worth: (sum) => `${sum} am Ganzen`,
  howToMove:
    'Zitt eng Kaart an eng aner Kolonn, oder benotzt d’Feiler lénks a riets op hirem Knäppchen. De Knäppche mécht e Menü mat alle Kolonnen op.',
  move: (name) => `${name} verréckelen`,
  moveTo: 'Verréckelen op…',
  decline: 'Refuséieren…',
  moved: (name, stage) => `${name} ass elo hei: ${stage}`,
  moveFailed: (name) => `${name} konnt net verréckelt ginn`,
  writeQuote: 'Devis schreiwen',
  quoteFailed: (name) => `Den Devis fir ${name} gouf net ugefaangen`,
  movedBack: (name, stage) => `${name} ass erëm hei: ${stage}`,

  // Declining says these.
  declineTitle: (name) => `D’Ufro ${applyEifelRule('vun', name)} refuséieren`,
  declineLead:
    'De Client liest den Text hei ënnen am Gespréich, an drënner kritt en änlech Betriber gewisen.',
  reasons: {
    'fully-booked': 'Komplett ausgebucht',
    'too-far': 'Ze wäit ewech',
    'not-our-trade': 'Net eise Métier',
    'too-small': 'Ze kleng fir eis',
    other: 'En anere Grond',
  },
  because: {
    'fully-booked': 'mir si fir déi Zäit, wou Dir eis braucht, komplett ausgebucht',
    'too-far': 'bei Iech ass et fir eis ze wäit ewech',
    'not-our-trade': 'dat ass net déi Aarbecht, déi mir maachen',
    'too-small': 'd’Aarbecht ass ze kleng, fir datt mir se gutt an zu engem faire Präis maache kéinten',
    other: 'mir kënnen dat am Moment net iwwerhuelen',
  },
  declineMessage: {
    first: (because) =>
      `Merci fir Är Ufro. Et deet eis leed, mir mussen ofsoen: ${because}.\n\nMir wënschen Iech vill Gléck mat Äre Pläng.`,
    running: (because) =>
      `Merci fir déi gutt Gespréicher. Et deet eis leed, datt mir dat elo dach net iwwerhuele kënnen: ${because}.\n\nMir wënschen Iech vill Gléck mat Äre Pläng.`,
  },
  declineAndSend: 'Refuséieren a schécken',
  declining: 'Gëtt geschéckt…',
  reason: 'Firwat',
  declineText: 'Wat de Client liest',
  stage: 'Stand vun dësem Interessent',
  declined: 'Ufro refuséiert',
  declinedText: (name) => `${name} krut et gesot.`,
  declineFailed: 'D’Ufro konnt net refuséiert ginn',
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
  noReviewsText: 'E Client kann Äre Betrib bewäerten, soubal e Chantier mat Iech fäerdeg ass.',
  reviewsFailed: 'Är Bewäertunge konnten net geluede ginn',
  olderReviews: 'Méi al Bewäertungen',
  newestReviews: 'Déi neist Bewäertungen',
};
