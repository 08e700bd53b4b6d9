import type { sentences as english } from '#features/billing/checkout/strings/en/checkout.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

const until = (date: string) => `bis ${applyEifelRule('den', date)}`;

export const sentences: TranslationType<typeof english> = {
  pageTitle: 'Bezuelen · Giewel',
  title: (plan) => `${plan} bezuelen`,
  lead: 'Dir kënnt den Tarif ëmmer wiesselen oder kënnegen.',
  savings: (percent) => `Bezuelt fir d’Joer a spuert bis zu ${percent} %.`,
  included: 'Mat dran',
  order: 'Är Bestellung',
  unused: (plan, from, end) => `Net benotzt Zäit vum Tarif ${plan}, ${from} bis ${end}`,
  balance: 'Aus Ärem Solde',
  kept: 'Op Äre Solde gesat',
  saving: 'Dir spuert',
  savingValue: (price, percent) => `${price} (${percent} %)`,
  begins: 'Ufank',
  today: 'Haut',
  afterTrial: (date) => `${date}, no Ärer Testphas`,
  net: 'Ouni TVA',
  vat: (percent) => `TVA ${percent} %`,
  total: 'Total mat TVA',
  pay: (price) => `${price} bezuelen`,
  trialBegun: (days) => `Är gratis Testphas ${applyEifelRule('vun', days)} Deeg huet ugefaangen`,
  trialBegunText: (date) =>
    `Är Testphas leeft ${until(date)}, mat allem aus eisen Tariffer ausser de bezuelte Plazen. Mir buchen näischt of, well een hei nach keen Tarif bezuele kann. Mir schreiwen Iech, ier d’Testphas eriwwer ass.`,
  startTrial: 'Testphas ufänken',
  startTrialText: (date) =>
    `Mir buchen näischt of. Är Testphas leeft ${until(date)}, an Dir kënnt ëmmer en Tarif bezuelen.`,
  follows: (plan, date) => `${applyEifelRule('Den', date)} op ${plan} wiesselen`,
  changeNow: (plan) => `Elo op ${plan} wiesselen`,
  dueNow: 'Elo ze bezuelen',
  afterwards: (date) => `Vum ${date} un`,
  laterText: (plan, date) =>
    `${plan} ass bezuelt a gëllt nach ${until(date)}. Esou laang kënnt Dir de Wiessel réckgängeg maachen.`,
  atOnce: 'Léiwer direkt wiesselen',
  atOnceText: 'Mir zéien de Wäert vun den Deeg of, déi Dir vun Ärem aktuellen Tarif net benotzt hutt.',
  billedTo: 'D’Rechnung ass fir',
  billingText: 'Op der Rechnung stinn Ären Numm an Är Adress, wéi d’Gesetz et verlaangt.',
  changeBilling: 'Adress änneren',
  saveBilling: 'Dës Adress benotzen',
  billingFailed: 'D’Adress konnt net gespäichert ginn',
  billingName: 'Betrib',
  street: 'Strooss an Nummer',
  postalCode: 'Code postal',
  city: 'Uertschaft',
  notCounted: 'De Präis konnt net ausgerechent ginn. Probéiert w.e.g. nach eng Kéier.',
  goOn: 'Weider zum Bezuelen',
  processing: 'Bezuelung leeft',
  simulated: 'Giewel ass nach net gestart. D’Bezuelung ass simuléiert, Dir bezuelt also näischt.',
  atStripe: 'Dir bezuelt op der Säit vu Stripe. Är Kaartennummer gesi mir ni.',
  had: 'Dir hutt dësen Tarif schonn',
  hadText: (date) =>
    `Ären Tarif verlängert sech ${applyEifelRule('den', date)}. Elo ass näischt ze bezuelen.`,
  successTitle: 'Bezuelt',
  successText: (plan) =>
    `Ären Tarif ${plan} ass aktiv. Är Iwwersiicht geet an engem Moment op. D’Quittung fannt Dir ënner „Abo“.`,
  laterTitle: 'Tarif gewiesselt',
  laterDone: (plan, date) =>
    `Vum ${date} u gëllt ${plan}. Bis dohi bleift Ären aktuellen Tarif aktiv. Elo ass näischt ze bezuelen.`,
  toDashboard: 'Zur Iwwersiicht',
  failedTitle: 'Net bezuelt',
  failedText: 'D’Bezuelung huet net geklappt. Probéiert w.e.g. nach eng Kéier.',
};
