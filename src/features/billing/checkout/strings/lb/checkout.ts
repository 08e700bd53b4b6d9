import type { sentences as english } from '#features/billing/checkout/strings/en/checkout.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

const until = (date: string) => `bis ${applyEifelRule('den', date)}`;

export const sentences: TranslationType<typeof english> = {
  pageTitle: 'Bezuelen · Giewel',
  title: (plan) => `${plan} bezuelen`,
  lead: 'Dir kënnt den Tarif ëmmer wiesselen oder kënnegen.',
  savings: (percent) => `Bezuelt fir d’Joer a spuert bis zu ${percent} %.`,
  included: 'Wat Dir kritt',
  order: 'Är Bestellung',
  unused: (plan, from, end) => `Net benotzt: ${plan}, ${from} bis ${end}`,
  balance: 'Aus Ärem Solde',
  kept: 'Bleift Iech als Solde',
  saving: 'Dir spuert',
  savingValue: (price, percent) => `${price} (${percent} %)`,
  begins: 'Ufank',
  today: 'Haut',
  afterTrial: (date) => `${date}, no Ärer Testphas`,
  net: 'Ouni TVA',
  vat: (percent) => `TVA ${percent} %`,
  total: 'Total mat TVA',
  pay: (price) => `${price} bezuelen`,
  trialBegun: (days) => `Är gratis Testphas vun ${days} Deeg huet ugefaangen`,
  trialBegunText: (date) =>
    `Si leeft ${until(date)}, mat allem, wat en Tarif huet, ausser enger bezuelter Plaz, an et gëtt näischt ofgebucht. Bezuele kann een hei nach keen Tarif: mir schreiwen Iech, ier d’Testphas eriwwer ass.`,
  startTrial: 'Testphas ufänken',
  startTrialText: (date) =>
    `Et gëtt näischt ofgebucht. Är Testphas leeft ${until(date)}, an Dir kënnt ëmmer en Tarif bezuelen.`,
  follows: (plan, date) => `Op ${plan} wiesselen: ${date}`,
  changeNow: (plan) => `Elo op ${plan} wiesselen`,
  dueNow: 'Elo ze bezuelen',
  afterwards: (date) => `Vum ${date} un`,
  laterText: (plan, date) =>
    `${plan} ass ${until(date)} bezuelt a gëllt bis dohin. Esou laang kënnt Dir de Wiessel zeréckhuelen.`,
  atOnce: 'Léiwer direkt wiesselen',
  atOnceText: 'Wat Dir vun Ärem aktuellen Tarif net benotzt hutt, gëtt op den Dag genee ofgezunn.',
  billedTo: 'D’Rechnung ass fir',
  billingText: 'Numm an Adress stinn op der Rechnung, esou wéi d’Gesetz et verlaangt.',
  changeBilling: 'Adress änneren',
  saveBilling: 'Dës Adress huelen',
  billingFailed: 'D’Adress gouf net gespäichert',
  billingName: 'Betrib',
  street: 'Strooss an Nummer',
  postalCode: 'Code postal',
  city: 'Uertschaft',
  notCounted: 'De Präis konnt net ausgerechent ginn. Probéiert w.e.g. nach eng Kéier.',
  goOn: 'Weider bei d’Bezuelen',
  processing: 'Bezuelung leeft',
  simulated: 'Giewel ass virum Start: d’Bezuelung ass simuléiert, a kee Geld geet fort.',
  atStripe: 'Dir bezuelt op enger Säit vu Stripe. Är Kaartennummer kënnt ni bei eis un.',
  had: 'Dir hutt dësen Tarif schonn',
  hadText: (date) => `E verlängert sech: ${date}. Elo ass näischt ze bezuelen.`,
  successTitle: 'Bezuelt',
  successText: (plan) =>
    `Ären Tarif ${plan} gëllt. Är Iwwersiicht geet an engem Moment op, an d’Quittung ass ënner Abo.`,
  laterTitle: 'Tarif gewiesselt',
  laterDone: (plan, date) =>
    `${plan} gëllt vum ${date} un. Bis dohi gëllt Ären aktuellen Tarif, an et gouf näischt bezuelt.`,
  toDashboard: 'Bei d’Iwwersiicht',
  failedTitle: 'Net bezuelt',
  failedText: 'D’Bezuelung huet net geklappt. Probéiert w.e.g. nach eng Kéier.',
};
