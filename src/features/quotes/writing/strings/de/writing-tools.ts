import type { sentences as english } from '#features/quotes/writing/strings/en/writing-tools.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  marked: (count) =>
    pluralForm('de', count, { one: `${count} Position ausgewählt`, other: `${count} Positionen ausgewählt` }),
  markedLines: 'Ausgewählte Positionen',
  mark: (number) => `Position ${number} auswählen`,
  markLine: (line) => `Auswählen: ${line}`,
  markAll: 'Alle Positionen auswählen',
  unmark: 'Auswahl aufheben',
  set: 'Übernehmen',
  moveTo: 'Verschieben nach',
  linesRemoved: (count) =>
    pluralForm('de', count, { one: `${count} Position entfernt`, other: `${count} Positionen entfernt` }),
  cellsFilled: (count) =>
    pluralForm('de', count, { one: `${count} Feld ausgefüllt`, other: `${count} Felder ausgefüllt` }),
  insertFrom: 'Aus Vorlage oder Angebot',
  insertBelow: (number) => `Unter Position ${number} einfügen`,
  useAsDefaults: 'Für neue Angebote übernehmen',
  defaultsTitle: 'Diese Angaben für neue Angebote übernehmen?',
  defaultsText:
    'Jedes neue Angebot Ihres Betriebs enthält dann von Anfang an diese Angaben. In jedem einzelnen können Sie alles noch ändern.',
  defaultsSaved: 'Gespeichert. Neue Angebote enthalten ab jetzt diese Angaben.',
  fromDefaults: 'Ihre Vorgabe',
  validFor: 'Gültigkeit',
  days: (count) => pluralForm('de', count, { one: `${count} Tag`, other: `${count} Tage` }),
};
