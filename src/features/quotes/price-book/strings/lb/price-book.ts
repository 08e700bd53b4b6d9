import { MAX_PRICE_BOOK_ENTRIES } from '#features/quotes/price-book/rules/price-book.ts';
import type { sentences as english } from '#features/quotes/price-book/strings/en/price-book.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Präisbuch',
  intro:
    'Wat Äre Betrib fir seng Aarbecht freet. Et ergänzt eng Positioun am Devis, während Dir tippt, a léiert aus all Devis, deen Dir schéckt: deen neiste Präis gëllt. Just Äre Betrib gesäit et.',
  search: 'Am Präisbuch sichen',
  found: (count) => pluralForm('lb', count, { one: '1 Präis', other: `${count} Präisser` }),
  empty: 'Nach näischt am Buch',
  emptyText: 'Schéckt en Devis, da sti seng Positiounen hei, oder setzt den éischte Präis selwer derbäi.',
  noneFound: 'Näischt am Buch huet dës Wierder',
  add: 'Präis derbäisetzen',
  change: 'Änneren',
  changeEntry: (description) => `Änneren: ${description}`,
  find: 'Sichen',
  choose: 'Wielen',
  remove: 'Läschen',
  removeEntry: (description) => `Läschen: ${description}`,
  removeTitle: 'Dëse Präis läschen?',
  removeText: (description) => `„${description}“ gëtt net méi virgeschloen. D’Devisë bleiwen, wéi se sinn.`,
  kept: 'Am Präisbuch gespäichert',
  removed: 'Aus dem Präisbuch geläscht',
  failed: 'Dat huet net geklappt',
  description: 'Beschreiwung',
  kind: 'Zort',
  unit: 'Eenheet',
  unitPrice: 'Präis ouni TVA',
  vat: 'TVA',
  save: 'Späicheren',
  saving: 'Späichert',
  cancel: 'Ofbriechen',
  close: 'Zoumaachen',
  later: 'Méi',
  first: 'Vum Ufank un',
  suggestions: 'Aus Ärem Präisbuch',
  suggested: (count) => pluralForm('lb', count, { one: '1 Präis fonnt', other: `${count} Präisser fonnt` }),

  entryNotFound: 'Dëse Präis ass net an Ärem Buch',
  entryStands: 'An Ärem Buch ass dofir schonn e Präis. Ännert w.e.g. deen',
  bookFull: `E Präisbuch huet héchstens ${MAX_PRICE_BOOK_ENTRIES} Präisser. Läscht w.e.g. fir d’éischt e puer`,
  descriptionRequired: 'Beschreift w.e.g. d’Aarbecht',
  tooLong: 'Dat ass ze laang',
  priceInvalid: 'Gitt w.e.g. e Präis mat héchstens 4 Stellen nom Komma an, zum Beispill 54,50',
  rateInvalid: 'Wielt w.e.g. en TVA-Taux, deen haut gëllt',
  unitRequired: 'Wielt w.e.g. eng Eenheet',
  kindRequired: 'Wielt w.e.g. eng Zort',
  group: 'Grupp',
  listTooLarge: 'Dëse Fichier ass ze grouss. Deelt en w.e.g. op.',
  listWithoutHeads:
    'Mir fannen d’Kolonnen net. An der éischter Zeil mussen d’Beschreiwung, d’Eenheet an de Präis stoen.',
};
