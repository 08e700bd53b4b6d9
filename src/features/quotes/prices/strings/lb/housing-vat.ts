import type {
  FurtherHousingAid,
  HousingVatRule,
  ReducedRateRefusalReason,
} from '#features/quotes/prices/rules/vat-on-housing.ts';
import type { sentences as english } from '#features/quotes/prices/strings/en/housing-vat.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  title: '3 % amplaz 17 % op Ärer Wunneng',
  description:
    'TVA logement einfach erkläert: wien zu Lëtzebuerg mat 3 % TVA renovéiere kann, a wat dat ausmécht.',
  lead: 'TVA logement einfach erkläert, a wat et fir Iech ausmécht. D’AED decidéiert, net mir.',
  reckon: 'Rechnen',
  rulesAsOf: (day) => `Stand vun de Reegelen: ${day}`,
  isResidence: 'Ass et Är Haaptwunneng oder déi vun Ärem Locataire?',
  isOwnResidence: 'Ass oder gëtt et Är eege Haaptwunneng?',
  yes: 'Jo',
  no: 'Nee',
  whichWork: 'Ëm wéi eng Aarbechte geet et?',
  works: { renovation: 'Renovatioun', creation: 'Neibau, Ubau oder Ëmbau zu enger Wunneng' },
  acquiredIn: 'Kaaft oder geierft, Joer',
  ifKnown: 'wann Dir et wësst',
  ways: {
    age: 'Iwwer den Alter: zënter 10 Joer oder méi wunnt een do. D’Aarbechte mussen an 2 Joer nom Ufank fäerdeg sinn.',
    acquisition:
      'Iwwer den Akaf: d’Aarbechte mussen a 5 Joer nom Kaf oder der Ierfschaft fäerdeg sinn. Frot d’AED, ier Dir ënnerschreift.',
    creation: 'Als Schafung: Neibau, Ubau oder Ëmbau fir Är eege Haaptwunneng zielt onofhängeg vum Alter.',
  },
  askThem: 'Frot d’AED',
  firstLivedIn: 'Fir d’éischt bewunnt, Joer',
  netWork: 'Aarbecht, ouni TVA',
  usedBefore: 'Virdeel, dee fir dës Wunneng scho benotzt ass',
  usedMark: 'an Euro, 0 wa keen',
  reckonNow: 'Rechnen',
  result: 'Resultat',
  with17: 'Mat 17 %',
  with3: 'Mat 3 %',
  taxOfIt: (tax) => `dovun ${tax} TVA`,
  keep: (amount) => `Dir spuert ${amount}`,
  within: 'No de Reegelen',
  notWithin: 'Net mat 3 %',
  before: 'Virdrun',
  now: 'Elo',
  left: 'Bleift',
  ceilingPicture: (limit, before, now, left) =>
    `Plaffong ${limit}: ${before} scho benotzt, ${now} elo, ${left} bleiwen`,
  ceiling: (limit) => `Héchste Virdeel fir eng Wunneng: ${limit}.`,
  capped: 'Méi, wéi bis zum Plaffong bleift, kritt Dir net.',
  incomplete: 'Gitt d’Joer an d’Zomm an, da stinn déi zwou Zommen hei.',
  wrongYear: 'Gitt w.e.g. e Joer mat 4 Zifferen an, net an der Zukunft',
  wrongAmount: 'Gitt w.e.g. e Montant an, zum Beispill 29216 oder 29216.50',
  notOwnResidence: 'Neibau, Ubau an Ëmbau zielen nëmme fir d’Haaptwunneng vum Proprietär selwer.',
  tooNewUnlessBought:
    'Do wunnt nach keng 10 Joer een. Hutt Dir d’Wunneng an de leschte 5 Joer kaaft oder geierft? Da gitt dat Joer un.',
  whyNot: {
    notMainResidence: 'Et ass kengem seng Haaptwunneng.',
    tooNew: 'Do wunnt nach keng 10 Joer een, an d’Wunneng gouf net an de leschte 5 Joer kaaft oder geierft.',
    tooSmall: 'D’Aarbecht vun engem Betrib muss mindestens 3.000 € ouni TVA ausmaachen.',
    nothingLeft: 'Vum Plaffong fir dës Wunneng ass näischt méi iwwreg.',
  } satisfies Record<ReducedRateRefusalReason, string>,
  rules: 'D’Reegelen, eng pro Zeil',
  rule: 'Reegel',
  says: 'Wat se seet',
  asOf: 'Stand',
  facts: {
    residence: [
      'Wien do wunnt',
      'D’Wunneng ass enger Persoun hir Haaptwunneng: Är, oder déi vun Ärem Locataire, wann d’AED d’accord ass.',
    ],
    age: ['Wéi al', 'Eng Renovatioun zielt, wann 10 Joer virdru fir d’éischt een do gewunnt huet.'],
    acquisition: [
      'Grad kaaft',
      'Eng Renovatioun zielt an all Alter, wann se a 5 Joer nom Kaf, der Schenkung oder der Ierfschaft fäerdeg ass.',
    ],
    creation: [
      'Nei, méi grouss, ëmgebaut',
      'Och en Neibau, en Ubau an den Ëmbau vun engem anere Gebai zu enger Wunneng zielen, fir d’Haaptwunneng vum Proprietär selwer.',
    ],
    duration: [
      'Wéi laang',
      'Eng Renovatioun iwwer den Alter muss an 2 Joer nom Ufank fäerdeg sinn. Duerno kann eng aner kommen.',
    ],
    share: [
      'Deelweis Büro',
      'Si méi wéi dräi Véierel vun der Fläch Haaptwunneng, zielt alles. Soss nëmmen deen Deel.',
    ],
    payBack: [
      'Zeréckbezuelen',
      'Ass d’Wunneng an 2 Joer keng Haaptwunneng méi, kann et sinn, datt de Virdeel zeréckbezuelt muss ginn.',
    ],
    refund: [
      '17 % scho bezuelt',
      'Dir kënnt d’Differenz bei der AED zeréckfroen, bis 5 Joer nom Enn vum Joer vun der Rechnung.',
    ],
    rates: [
      'Tauxen',
      '17 % ass den normalen Taux, 3 % de superreduzéierten. Den normalen Taux ass zënter dem 1. Januar 2024 erëm 17 %.',
    ],
    least: ['Klengst Zomm', '3.000 € ouni TVA fir d’Aarbecht vun engem Betrib.'],
    ceiling: ['Plaffong', '50.000 € Virdeel fir eng Wunneng, all Aarbechten zesummen.'],
    approval: [
      'Virun der Rechnung',
      'De Betrib mécht d’Demande. Mat 3 % däerf en eréischt fakturéieren, wann den Accord do ass.',
    ],
    notCovered: [
      'Net derbäi',
      'Miwwelen, Equipement, deen net zum Gebai gehéiert, Gaart, Pool, Honorairë fir d’Planung eleng.',
    ],
  } satisfies Record<HousingVatRule, readonly [string, string]>,
  readAt: 'Vun eis gelies bei der {administration}.',
  administration: 'Administration de l’enregistrement, des domaines et de la TVA',
  changes: 'Wann d’Gesetz ännert, ännert hei eng Zeil.',
  klimabonus: 'Klimabonus',
  noPromises: 'Linken an Datumer, keng Verspriechen',
  help: {
    renovation: 'Energetesch Renovatioun: Daach, Maueren, Fënsteren',
    heating: 'Wärmepompelen, Holz, Fernwäermt, Solarpanneauen',
    all: 'Alles, wat de Klimabonus ënnerstëtzt',
  } satisfies Record<FurtherHousingAid, string>,
  readOn: (day) => `gelies: ${day}`,
};
