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
  compareLead: 'Wat an engem Devis net steet, markéiere mir, da kënnt Dir beim Betrib nofroen.',
  noneToCompareTitle: 'D’Betriber schreiwen nach un hiren Devisen',
  noneToCompare: 'Soubal e Betrib säin Devis schéckt, steet en hei, Positioun fir Positioun.',
  stillOut: (count) =>
    pluralForm('lb', count, {
      one: 'Ee Betrib huet säin Devis nach net geschéckt.',
      other: `${count} Betriber hunn hiren Devis nach net geschéckt.`,
    }),
  whatDiffers: 'Ënnerscheeder',
  nothingDiffers: 'Mir hu keng gréisser Ënnerscheeder fonnt. D’Montante stinn drënner.',
  sortBy: 'Zortéieren no',
  sorts: { received: 'Ukomm', total: 'Total', start: 'Ufank', distance: 'Distanz' },
  seeDifference: (number) => `Ënnerscheed ${number} kucken`,
  sumsIn: 'Montanten an Euro. All d’Balken hunn deeselwechte Moossstaf.',
  tableCaption: (title) => `Devisë fir ${title}. Montanten ouni TVA, wann näischt anescht do steet.`,
  tableRegion: 'Verglach, op engem klengen Ecran no der Säit ze scrollen',
  companies: 'Betriber',
  inTotal: 'Total',
  totalWithTax: 'Total mat TVA',
  totalReduced: 'Total mat 3 %',
  ifApproved: 'wann d’AED virun der Rechnung d’accord ass',
  fullOnly: 'Ouni de superreduzéierten Taux gerechent',
  ownReduced: 'Scho mat 3 % gerechent',
  forEach: (unit) => `Pro ${unit}`,
  reckons: (quantity, unit) => `gerechent mat ${quantity} ${unit}`,
  optionalLines: 'Optiounen',
  optionalHint: 'setzt eng derbäi, da rechent hir Kolonn se mat',
  takeIn: 'Derbäisetzen',
  noOptions: 'Keng',
  whatIsIn: 'Wat dran ass',
  whatIsInHint: 'ouni TVA, no Zort; wielt e Montant, fir seng Positiounen ze gesinn',
  cellOptional: 'Optioun:',
  cellTaken: 'Optioun, derbäigesat:',
  cellIncluded: (kind) => `Abegraff an: ${kind}`,
  cellExcluded: 'Net dran',
  cellSilent: 'Net genannt',
  askKind: (company, kind) => `Bei ${company} nofroen: ${kind}`,
  when: 'Wéini',
  over: 'net méi gëlteg',
  howPaid: 'Bezuelung',
  asksBefore: (percent) => `Freet ${percent} %, ier d’Aarbecht ufänkt`,
  theCompany: 'De Betrib',
  checkedByUs: 'Vun eis nogekuckt',
  proofs: {
    vat: 'TVA-Nummer',
    registration: 'RCS-Nummer',
    permit: 'Autorisation d’établissement',
    insurance: 'Assurance',
  },
  notShown: (proof) => `${proof}: net uginn`,
  rating: 'Nott',
  ratingOf: (average, count) =>
    `${average} (${pluralForm('lb', count, { one: '1 Bewäertung', other: `${count} Bewäertungen` })})`,
  noReviews: 'Nach keng Bewäertungen',
  distance: 'Distanz',
  about: (km) => (km === 0 ? 'ganz no' : `ongeféier ${km} km`),
  answers: 'Äntwertzäit',
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
  made: 'Erstallt',
  fine: 'Dës Zesummefaassung gëtt aus der Tabell gemaach. Mir recommandéiere keen Devis, an e Betrib ka fir keng besser Plaz bezuelen. D’Montante sinn déi aus den Devisë vun de Betriber.',
  perQuantity: (quantity, unit, price) => `${quantity} ${unit} × ${price}`,
};
