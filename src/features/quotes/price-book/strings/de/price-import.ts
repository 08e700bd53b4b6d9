import type { sentences as english } from '#features/quotes/price-book/strings/en/price-import.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  groups: 'Gruppen',
  allGroups: 'Alle Gruppen',
  noGroup: 'Ohne Gruppe',
  import: 'Preise importieren',
  importText:
    'Wählen Sie eine CSV-Datei, zum Beispiel aus einer Tabellenkalkulation. Die erste Zeile muss die Spaltennamen enthalten. Nötig sind Beschreibung, Einheit und Preis, die übrigen sind optional:',
  chooseFile: 'CSV-Datei wählen',
  willImport: (added, changed) =>
    `${pluralForm('de', added, { one: '1 neuer Preis', other: `${added} neue Preise` })}, ${pluralForm('de', changed, { one: '1 Änderung', other: `${changed} Änderungen` })}.`,
  leftOut: (count) =>
    pluralForm('de', count, {
      one: '1 Zeile wird ausgelassen:',
      other: `${count} Zeilen werden ausgelassen:`,
    }),
  faultAt: (line, fault) => `Zeile ${line}: ${fault}`,
  listFaults: {
    noDescription: 'Die Beschreibung fehlt',
    unreadPrice: 'Der Preis ist nicht lesbar',
    unreadUnit: 'Diese Einheit ist unbekannt',
    unreadRate: 'Dieser MwSt.-Satz gilt heute nicht',
  },
  importCount: (count) =>
    pluralForm('de', count, { one: '1 Preis importieren', other: `${count} Preise importieren` }),
  imported: (count) =>
    pluralForm('de', count, { one: '1 Preis importiert', other: `${count} Preise importiert` }),
  notImported: 'Nichts importiert',
};
