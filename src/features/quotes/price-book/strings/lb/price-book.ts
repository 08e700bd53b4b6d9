import { MAX_PRICE_BOOK_ENTRIES } from '#features/quotes/price-book/rules/price-book.ts';
import type { sentences as english } from '#features/quotes/price-book/strings/en/price-book.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Präisbuch',
  intro:
    'Déi eege Präisser vun Ärem Betrib. Mir schloe se vir, wann Dir en Devis schreift, an aktualiséiere se mat all Devis, deen Dir schéckt. Just Äre Betrib gesäit se.',
  search: 'Am Präisbuch sichen',
  found: (count) => pluralForm('lb', count, { one: '1 Präis', other: `${count} Präisser` }),
  empty: 'Nach keng Präisser',
  emptyText:
    'Hei stinn d’Präisser aus den Devisen, déi Dir schéckt. Dir kënnt och selwer Präisser derbäisetzen.',
  noneFound: 'Kee Präis passt bei Är Sich',
  add: 'Präis derbäisetzen',
  change: 'Änneren',
  changeEntry: (description) => `Änneren: ${description}`,
  find: 'Sichen',
  choose: 'Wielen',
  remove: 'Läschen',
  removeEntry: (description) => `Läschen: ${description}`,
  removeTitle: 'Dëse Präis läschen?',
  removeText: (description) =>
    `„${description}“ schloe mir net méi vir. Devisen, déi et scho gëtt, bleiwen, wéi se sinn.`,
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
  first: 'Éischt Säit',
  suggestions: 'Aus Ärem Präisbuch',
  suggested: (count) => pluralForm('lb', count, { one: '1 Präis fonnt', other: `${count} Präisser fonnt` }),

  entryNotFound: 'Präis net fonnt',
  entryStands: 'An Ärem Präisbuch steet dofir schonn e Präis. Ännert deen.',
  bookFull: `An engem Präisbuch kënnen héchstens ${MAX_PRICE_BOOK_ENTRIES} Präisser stoen. Läscht fir d’éischt e puer.`,
  descriptionRequired: 'Gitt eng Beschreiwung an',
  tooLong: 'Dësen Text ass ze laang',
  priceInvalid: 'Gitt w.e.g. e Präis mat héchstens 4 Stellen nom Komma an, zum Beispill 54,50',
  rateInvalid: 'Wielt w.e.g. en TVA-Taux, deen haut gëllt',
  unitRequired: 'Wielt w.e.g. eng Eenheet',
  kindRequired: 'Wielt w.e.g. eng Zort',
  group: 'Grupp',
  listTooLarge: 'Dëse Fichier ass ze grouss. Deelt en a méi Fichieren op.',
  listWithoutHeads:
    'Mir hunn d’Kolonnen net fonnt. An der éischter Zeil mussen d’Beschreiwung, d’Eenheet an de Präis stoen.',
};
