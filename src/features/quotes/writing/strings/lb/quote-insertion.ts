import type { sentences as english } from '#features/quotes/writing/strings/en/quote-insertion.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  insertInto: (title) => `Um Enn vun „${title}“ asetzen`,
  findSource: 'Virlagen an Devisë sichen',
  emptySection: 'Neien Deel',
  noSources: 'Dir hutt nach keng Virlag a keen aneren Devis.',
  sectionOf: (letter) => `Deel ${letter}`,
  lineCount: (count) => pluralForm('lb', count, { one: `${count} Positioun`, other: `${count} Positiounen` }),
  withTitles: 'Titele vun den Deeler behalen',
  noRoom: (most) => `Dat passt net méi dran: En Devis huet héchstens ${most} Positiounen.`,
  back: 'Zeréck',
  insertLines: (count) =>
    pluralForm('lb', count, { one: `${count} Positioun asetzen`, other: `${count} Positiounen asetzen` }),
};
