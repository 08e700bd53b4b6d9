import type { sentences as english } from '#features/quotes/writing/strings/en/quote-insertion.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  insertInto: (title) => `Am Ende von „${title}“ einfügen`,
  findSource: 'Vorlagen und Angebote durchsuchen',
  emptySection: 'Neuer Abschnitt',
  noSources: 'Sie haben noch keine Vorlagen und keine anderen Angebote.',
  sectionOf: (letter) => `Abschnitt ${letter}`,
  lineCount: (count) => pluralForm('de', count, { one: `${count} Position`, other: `${count} Positionen` }),
  withTitles: 'Titel der Abschnitte übernehmen',
  noRoom: (most) => `Das passt nicht mehr hinein. Ein Angebot kann höchstens ${most} Positionen haben.`,
  back: 'Zurück',
  insertLines: (count) =>
    pluralForm('de', count, { one: `${count} Position einfügen`, other: `${count} Positionen einfügen` }),
};
