import type { sentences as english } from '#features/quotes/writing/strings/en/writing-tools.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  marked: (count) =>
    pluralForm('lb', count, {
      one: `${count} Positioun ausgewielt`,
      other: `${count} Positiounen ausgewielt`,
    }),
  markedLines: 'Ausgewielt Positiounen',
  mark: (number) => `Positioun ${number} auswielen`,
  markLine: (line) => `Auswielen: ${line}`,
  markAll: 'All Positiounen auswielen',
  unmark: 'Näischt méi auswielen',
  set: 'Iwwerhuelen',
  moveTo: 'Réckelen op',
  linesRemoved: (count) =>
    pluralForm('lb', count, {
      one: `${count} Positioun ewechgeholl`,
      other: `${count} Positiounen ewechgeholl`,
    }),
  cellsFilled: (count) =>
    pluralForm('lb', count, { one: `${count} Feld ausgefëllt`, other: `${count} Felder ausgefëllt` }),
  insertFrom: 'Aus enger Virlag oder engem Devis',
  insertBelow: (number) => `Ënner der Positioun ${number} asetzen`,
  useAsDefaults: 'Fir nei Devisen iwwerhuelen',
  defaultsTitle: 'Dës Detailer fir nei Devisen iwwerhuelen?',
  defaultsText:
    'All neien Devis vun Ärem Betrib fänkt dann domat un. An all Devis kënnt Dir se nach änneren.',
  defaultsSaved: 'Gespäichert. Nei Devisë fänken elo domat un.',
  fromDefaults: 'Är Virgab',
  validFor: 'Gëlteg fir',
  days: (count) => pluralForm('lb', count, { one: `${count} Dag`, other: `${count} Deeg` }),
};
