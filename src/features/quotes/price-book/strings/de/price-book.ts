import { MAX_PRICE_BOOK_ENTRIES } from '#features/quotes/price-book/rules/price-book.ts';
import type { sentences as english } from '#features/quotes/price-book/strings/en/price-book.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Preisbuch',
  intro:
    'Die Preise Ihres Betriebs. Wir schlagen sie vor, während Sie ein Angebot schreiben, und aktualisieren sie mit jedem, das Sie senden. Nur Ihr Betrieb kann sie sehen.',
  search: 'Preisbuch durchsuchen',
  found: (count) => pluralForm('de', count, { one: '1 Eintrag', other: `${count} Einträge` }),
  empty: 'Noch keine Preise',
  emptyText:
    'Sobald Sie ein Angebot senden, erscheinen seine Positionen hier. Sie können auch selbst einen Preis hinzufügen.',
  noneFound: 'Kein Preis passt zu Ihrer Suche',
  add: 'Preis hinzufügen',
  change: 'Ändern',
  changeEntry: (description) => `Ändern: ${description}`,
  find: 'Suchen',
  choose: 'Wählen',
  remove: 'Löschen',
  removeEntry: (description) => `Löschen: ${description}`,
  removeTitle: 'Diesen Preis löschen?',
  removeText: (description) =>
    `Wir schlagen „${description}“ nicht mehr vor. Bestehende Angebote ändern sich nicht.`,
  kept: 'Im Preisbuch gespeichert',
  removed: 'Aus dem Preisbuch gelöscht',
  failed: 'Das hat nicht geklappt',
  description: 'Beschreibung',
  kind: 'Art',
  unit: 'Einheit',
  unitPrice: 'Preis ohne MwSt.',
  vat: 'MwSt.',
  save: 'Speichern',
  saving: 'Wird gespeichert',
  cancel: 'Abbrechen',
  close: 'Schließen',
  later: 'Mehr',
  first: 'Erste Seite',
  suggestions: 'Aus Ihrem Preisbuch',
  suggested: (count) =>
    pluralForm('de', count, { one: '1 Preis gefunden', other: `${count} Preise gefunden` }),

  entryNotFound: 'Preis nicht gefunden',
  entryStands: 'Für diese Position gibt es in Ihrem Preisbuch schon einen Preis. Ändern Sie ihn dort.',
  bookFull: `Ein Preisbuch kann höchstens ${MAX_PRICE_BOOK_ENTRIES} Einträge haben. Bitte löschen Sie zuerst einige.`,
  descriptionRequired: 'Bitte geben Sie eine Beschreibung ein',
  tooLong: 'Dieser Text ist zu lang',
  priceInvalid: 'Bitte geben Sie einen Preis mit bis zu 4 Nachkommastellen ein, zum Beispiel 54,50',
  rateInvalid: 'Bitte wählen Sie einen MwSt.-Satz, der heute gilt',
  unitRequired: 'Bitte wählen Sie eine Einheit',
  kindRequired: 'Bitte wählen Sie eine Art',
  group: 'Gruppe',
  listTooLarge: 'Diese Datei ist zu groß. Teilen Sie sie in mehrere auf.',
  listWithoutHeads:
    'Wir haben die Spalten nicht gefunden. Die erste Zeile muss die Spaltennamen enthalten, darunter Beschreibung, Einheit und Preis.',
};
