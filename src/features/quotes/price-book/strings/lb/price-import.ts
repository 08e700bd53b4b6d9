import type { sentences as english } from '#features/quotes/price-book/strings/en/price-import.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  groups: 'Gruppen',
  allGroups: 'All Gruppen',
  noGroup: 'Ouni Grupp',
  import: 'Präisser importéieren',
  importText:
    'Wielt e CSV-Fichier aus Ärem Tabelleprogramm. An der éischter Zeil mussen d’Nimm vun de Kolonne stoen. Obligatoresch si just Beschreiwung, Eenheet a Präis:',
  chooseFile: 'CSV-Fichier wielen',
  willImport: (added, changed) =>
    `${pluralForm('lb', added, { one: '1 neie Präis', other: `${added} nei Präisser` })}, ${pluralForm('lb', changed, { one: '1 Ännerung', other: `${changed} Ännerungen` })}.`,
  leftOut: (count) =>
    pluralForm('lb', count, {
      one: '1 Zeil loosse mir ewech:',
      other: `${count} Zeile loosse mir ewech:`,
    }),
  faultAt: (line, fault) => `Zeil ${line}: ${fault}`,
  listFaults: {
    noDescription: 'd’Beschreiwung feelt',
    unreadPrice: 'de Präis konnte mir net liesen',
    unreadUnit: 'dës Eenheet kenne mir net',
    unreadRate: 'dësen TVA-Taux gëllt haut net',
  },
  importCount: (count) =>
    pluralForm('lb', count, { one: '1 Präis importéieren', other: `${count} Präisser importéieren` }),
  imported: (count) =>
    pluralForm('lb', count, { one: '1 Präis importéiert', other: `${count} Präisser importéiert` }),
  notImported: 'Näischt importéiert',
};
