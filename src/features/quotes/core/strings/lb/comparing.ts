import type { sentences as english } from '#features/quotes/core/strings/en/comparing.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  print: 'Drécken',
  compareTitle: (count) =>
    [
      'Nach keng Devisen',
      'Een Devis, Positioun fir Positioun',
      'Zwee Devisen, Positioun fir Positioun',
      'Dräi Devisen, Positioun fir Positioun',
    ][count] ?? `${count} Devisen, Positioun fir Positioun`,
  compareLead: 'Wat an engem Devis net steet, ass markéiert, a mat engem Klick frot Dir no.',
  noneToCompareTitle: 'D’Betriber schreiwen nach',
  noneToCompare: 'Soubal e Betrib säin Devis schéckt, steet en hei, Positioun fir Positioun.',
  stillOut: (count) =>
    pluralForm('lb', count, {
      one: 'Ee Betrib huet säin Devis nach net geschéckt.',
      other: `${count} Betriber hunn hiren Devis nach net geschéckt.`,
    }),
  whatDiffers: 'Wat anescht ass',
  nothingDiffers: 'An den Devisë steet datselwecht. D’Zomme stinn drënner.',
  sortBy: 'Zortéieren no',
  sorts: { received: 'Ukomm', total: 'Total', start: 'Ufank', distance: 'Distanz' },
  seeDifference: (number) => `Ënnerscheed ${number} kucken`,
  sumsIn: 'Zommen an Euro. All Mooss-Linne si mam selwechte Moossstaf gezeechent.',
  tableCaption: (title) => `Devisë fir ${title}. Zommen ouni TVA, wann net anescht uginn.`,
  tableRegion: 'Verglach, op engem klengen Ecran no der Säit ze réckelen',
  companies: 'Betriber',
  inTotal: 'Am Ganzen',
  totalWithTax: 'Total mat TVA',
  totalReduced: 'Total mat 3 %',
  ifApproved: 'wann d’AED virun der Rechnung d’accord ass',
  fullOnly: 'Rechent ouni de superreduzéierten Taux',
  ownReduced: 'D’Positioune si schonn op 3 %',
  forEach: (unit) => `Pro ${unit}`,
  reckons: (quantity, unit) => `rechent ${quantity} ${unit}`,
  optionalLines: 'Optiounen',
  optionalHint: 'huelt eng dobäi, an all Zomm an der Kolonn rechent mat',
  takeIn: 'Dobäihuelen',
  noOptions: 'Keng',
  whatIsIn: 'Wat dran ass',
  whatIsInHint: 'ouni TVA, no Zort; maacht eng Zomm op, fir hir Positiounen ze gesinn',
  cellOptional: 'Optioun:',
  cellTaken: 'Optioun, dobäigeholl:',
  cellIncluded: (kind) => `Dran an: ${kind}`,
  cellExcluded: 'Net dran',
  cellSilent: 'Net genannt',
  askKind: (company, kind) => `Nofroen, ${company}: ${kind}`,
  when: 'Wéini',
  over: 'net méi gëlteg',
  howPaid: 'Wéi bezuelt gëtt',
  asksBefore: (percent) => `Freet ${percent} %, ier d’Aarbecht ufänkt`,
  theCompany: 'De Betrib',
  checkedByUs: 'Vun eis nogekuckt',
  proofs: {
    vat: 'TVA-Nummer',
    registration: 'RCS-Nummer',
    permit: 'Autorisation d’établissement',
    insurance: 'Assurance',
  },
  notShown: (proof) => `${proof}: eis net gewisen`,
  rating: 'Nott',
  ratingOf: (average, count) =>
    `${average} (${pluralForm('lb', count, { one: '1 Bewäertung', other: `${count} Bewäertungen` })})`,
  noReviews: 'Nach keng Bewäertungen',
  distance: 'Distanz',
  about: (km) => (km === 0 ? 'ganz no' : `ongeféier ${km} km`),
  answers: 'Äntwert',
  answersWithin: (hours) => {
    if (hours < 24) return `bannent ${Math.max(1, Math.ceil(hours))} St.`;
    const days = Math.ceil(hours / 24);
    return pluralForm('lb', days, { one: 'bannent 1 Dag', other: `bannent ${days} Deeg` });
  },
  notMeasured: 'Nach net genuch Donnéeën',
  readAndAccept: 'Liesen an unhuelen',
  ofCompany: (company) => `den Devis ${applyEifelRule('vun', company)}`,
  request: 'Ufro',
  client: 'Client',
  made: 'Gemaach',
  fine: 'D’Sätz ginn aus der Tabell gemaach, keen huet se beuerteelt. Keen Devis gëtt dee beschte genannt, a keng Plaz ass bezuelt. D’Zomme sinn déi vun de Betriber, wéi se geschéckt goufen.',
  perQuantity: (quantity, unit, price) => `${quantity} ${unit} × ${price}`,
};
