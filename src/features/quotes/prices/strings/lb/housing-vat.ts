import type {
  FurtherHousingAid,
  HousingVatRule,
  ReducedRateRefusalReason,
} from '#features/quotes/prices/rules/vat-on-housing.ts';
import type { sentences as english } from '#features/quotes/prices/strings/en/housing-vat.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  title: '3 % TVA amplaz 17 % op Ärer Wunneng',
  description:
    'TVA logement einfach erkläert: wien zu Lëtzebuerg mat 3 % TVA renovéiere kann, a wat et da kascht.',
  lead: 'Kuckt, ob de superreduzéierten TVA-Taux (TVA logement) fir Iech gëllt a wat Dir bezuele géift. D’AED, d’Lëtzebuerger TVA-Verwaltung, decidéiert.',
  reckon: 'Rechner',
  rulesAsOf: (day) => `Stand vun de Reegelen: ${day}`,
  isResidence: 'Ass et Är Haaptwunneng oder déi vun Ärem Locataire?',
  isOwnResidence: 'Ass oder gëtt et Är eegen Haaptwunneng?',
  yes: 'Jo',
  no: 'Nee',
  whichWork: 'Ëm wéi eng Aarbechte geet et?',
  works: { renovation: 'Renovatioun', creation: 'Neibau, Ubau oder Ëmbau zu enger Wunneng' },
  acquiredIn: 'Joer vum Kaf oder vun der Ierfschaft',
  ifKnown: 'wann Dir et wësst',
  ways: {
    age: 'D’Wunneng kënnt a Fro, well do virun op d’mannst 10 Joer fir d’éischt ee gewunnt huet. D’Aarbechte musse bannent 2 Joer nom Ufank fäerdeg sinn.',
    acquisition:
      'D’Wunneng kënnt a Fro, well se viru Kuerzem kaaft oder geierft gouf. D’Aarbechte musse bannent 5 Joer nom Kaf oder der Ierfschaft fäerdeg sinn. Frot d’AED, ier Dir ënnerschreift.',
    creation:
      'D’Aarbechte kommen a Fro, well Dir Är eegen Haaptwunneng baut, ausbaut oder ëmbaut. Den Alter vun der Wunneng spillt keng Roll.',
  },
  askThem: 'Frot d’AED',
  firstLivedIn: 'Joer, an deem fir d’éischt een do gewunnt huet',
  netWork: 'Käschte vun den Aarbechten, ouni TVA',
  usedBefore: 'TVA, déi fir dës Wunneng scho gespuert gouf',
  usedMark: 'an Euro, 0 wa keng',
  reckonNow: 'Rechnen',
  result: 'Resultat',
  with17: 'Mat 17 %',
  with3: 'Mat 3 %',
  taxOfIt: (tax) => `mat ${tax} TVA`,
  keep: (amount) => `Dir spuert ${amount}`,
  within: 'Kënnt a Fro',
  notWithin: 'Kënnt fir 3 % net a Fro',
  before: 'Virdrun',
  now: 'Elo',
  left: 'Bleift',
  ceilingPicture: (limit, before, now, left) =>
    `Plaffong ${limit}: ${before} scho gespuert, ${now} elo, ${left} bleiwen`,
  ceiling: (limit) => `Pro Wunneng kënnt Dir bis zu ${limit} TVA spueren.`,
  capped: 'Dir hutt dëse Plaffong erreecht.',
  incomplete: 'Gitt d’Joer an de Montant an, da gesitt Dir hei, wat Dir bezuelt.',
  wrongYear: 'Gitt w.e.g. e Joer mat 4 Zifferen an, net an der Zukunft',
  wrongAmount: 'Gitt w.e.g. e Montant an, zum Beispill 29216 oder 29216.50',
  notOwnResidence:
    'Neibauten, Ubauten an Ëmbaute kommen nëmmen a Fro, wann et d’Haaptwunneng vum Proprietär selwer ass.',
  tooNewUnlessBought:
    'Do wunnt nach keng 10 Joer een. Hutt Dir d’Wunneng an de leschte 5 Joer kaaft oder geierft? Da gitt dat Joer un.',
  whyNot: {
    notMainResidence: 'D’Wunneng ass keng Haaptwunneng.',
    tooNew: 'Do wunnt nach keng 10 Joer een, an d’Wunneng gouf net an de leschte 5 Joer kaaft oder geierft.',
    tooSmall: 'D’Aarbecht vun all Betrib muss mindestens 3.000 € ouni TVA kaschten.',
    nothingLeft: 'Fir dës Wunneng hutt Dir de Maximum un TVA scho gespuert.',
  } satisfies Record<ReducedRateRefusalReason, string>,
  rules: 'D’Reegelen',
  rule: 'Reegel',
  says: 'Detailer',
  asOf: 'Stand',
  facts: {
    residence: [
      'Haaptwunneng',
      'D’Wunneng muss eng Haaptwunneng sinn: Är, oder déi vun Ärem Locataire, wann d’AED d’accord ass.',
    ],
    age: [
      'Alter',
      'Eng Renovatioun kënnt a Fro, wann op d’mannst 10 Joer virdru fir d’éischt een do gewunnt huet.',
    ],
    acquisition: [
      'Viru Kuerzem kaaft',
      'Egal wéi al d’Wunneng ass, eng Renovatioun kënnt a Fro, wa se bannent 5 Joer nom Kaf, der Schenkung oder der Ierfschaft fäerdeg ass.',
    ],
    creation: [
      'Neibau, Ubau, Ëmbau',
      'En Neibau, en Ubau oder den Ëmbau vun engem anere Gebai zu enger Wunneng kënnt och a Fro, wann et d’Haaptwunneng vum Proprietär selwer ass.',
    ],
    duration: [
      'Delai',
      'Eng Renovatioun, déi wéinst dem Alter a Fro kënnt, muss bannent 2 Joer nom Ufank fäerdeg sinn. Duerno kënnt Dir eng aner ufänken.',
    ],
    share: [
      'Gemëschte Gebrauch',
      'Wann d’Haaptwunneng méi wéi dräi Véierel vun der Fläch ausmécht, zielt alles. Soss zielt nëmmen hiren Deel.',
    ],
    payBack: [
      'Réckbezuelung',
      'Wann d’Wunneng bannent 2 Joer keng Haaptwunneng méi ass, kann et sinn, datt Dir déi gespuert TVA zeréckbezuele musst.',
    ],
    refund: [
      '17 % scho bezuelt',
      'Dir kënnt d’Differenz bei der AED zeréckfroen, bis 5 Joer nom Enn vum Joer, an deem d’Rechnung gestallt gouf.',
    ],
    rates: [
      'Tauxen',
      '17 % ass den normalen Taux, 3 % de superreduzéierten. Den normalen Taux ass zënter dem 1. Januar 2024 erëm 17 %.',
    ],
    least: ['Minimum', 'D’Aarbecht vun all Betrib muss mindestens 3.000 € ouni TVA kaschten.'],
    ceiling: ['Plaffong', 'Pro Wunneng kënnt Dir bis zu 50.000 € TVA spueren, all Aarbechten zesummen.'],
    approval: [
      'Virun der Rechnung',
      'De Betrib mécht eng Demande bei der AED. Mat 3 % däerf en eréischt fakturéieren, wann d’AED d’accord ass.',
    ],
    notCovered: [
      'Net derbäi',
      'Miwwelen, Equipement, deen net zum Gebai gehéiert, Gäert, Poolen, a Planung ouni Bauaarbechten.',
    ],
  } satisfies Record<HousingVatRule, readonly [string, string]>,
  readAt: 'Quell: {administration}.',
  administration: 'Administration de l’enregistrement, des domaines et de la TVA',
  changes: 'Wann d’Gesetz ännert, passe mir dës Tabell un.',
  klimabonus: 'Klimabonus',
  noPromises: 'Offiziell Linken, a wéini mir se nogekuckt hunn',
  help: {
    renovation: 'Energetesch Renovatioun: Daach, Maueren, Fënsteren',
    heating: 'Wäermepompelen, Holz, Fernwäermt, Solarpanneauen',
    all: 'Alles, wat de Klimabonus ënnerstëtzt',
  } satisfies Record<FurtherHousingAid, string>,
  readOn: (day) => `nogekuckt ${applyEifelRule('den', day)}`,
};
