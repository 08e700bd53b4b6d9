import { MAX_PRICE_BOOK_ENTRIES } from '#features/quotes/price-book/rules/price-book.ts';
import type { sentences as english } from '#features/quotes/price-book/strings/en/price-book.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Preisbuch',
  intro:
    'Was Ihr Betrieb für seine Arbeit verlangt. Es ergänzt eine Position beim Tippen und lernt aus jedem gesendeten Kostenvoranschlag: Der neueste Preis gewinnt. Nur Ihr Betrieb sieht es.',
  search: 'Preisbuch durchsuchen',
  found: (count) => pluralForm('de', count, { one: '1 Eintrag', other: `${count} Einträge` }),
  empty: 'Noch nichts im Preisbuch',
  emptyText:
    'Senden Sie einen Kostenvoranschlag, dann stehen seine Positionen hier, oder fügen Sie den ersten Preis selbst hinzu.',
  noneFound: 'Nichts im Preisbuch enthält diese Wörter',
  add: 'Preis hinzufügen',
  change: 'Ändern',
  changeEntry: (description) => `Ändern: ${description}`,
  find: 'Suchen',
  choose: 'Wählen',
  remove: 'Löschen',
  removeEntry: (description) => `Löschen: ${description}`,
  removeTitle: 'Diesen Preis löschen?',
  removeText: (description) =>
    `„${description}“ wird nicht mehr vorgeschlagen. Kostenvoranschläge bleiben, wie sie sind.`,
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
  first: 'Von vorn',
  suggestions: 'Aus Ihrem Preisbuch',
  suggested: (count) =>
    pluralForm('de', count, { one: '1 Preis gefunden', other: `${count} Preise gefunden` }),

  entryNotFound: 'Diesen Preis gibt es in Ihrem Preisbuch nicht',
  entryStands: 'Dafür hat Ihr Preisbuch schon einen Preis. Bitte ändern Sie diesen',
  bookFull: `Ein Preisbuch hat höchstens ${MAX_PRICE_BOOK_ENTRIES} Einträge. Bitte löschen Sie zuerst einige`,
  descriptionRequired: 'Bitte beschreiben Sie die Arbeit',
  tooLong: 'Das ist zu lang',
  priceInvalid: 'Bitte geben Sie einen Preis mit bis zu 4 Nachkommastellen ein, zum Beispiel 54,50',
  rateInvalid: 'Bitte wählen Sie einen MwSt.-Satz, der heute gilt',
  unitRequired: 'Bitte wählen Sie eine Einheit',
  kindRequired: 'Bitte wählen Sie eine Art',
  group: 'Gruppe',
  listTooLarge: 'Diese Datei ist zu groß. Teilen Sie sie bitte auf.',
  listWithoutHeads:
    'Wir finden die Spalten nicht. Die erste Zeile muss Beschreibung, Einheit und Preis nennen.',
};
