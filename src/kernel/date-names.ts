import type { Language } from './language.ts';

/** The names are separated by spaces. */
export interface DateNames {
  months: string;
  shortMonths: string;
  weekdays: string;
  longWeekdays: string;
}

// Names are stored here because the platform's short names differ between versions ("Sep", "Sept"), and the server must
// write the same text as the browser.
export const englishDateNames: DateNames = {
  months: 'January February March April May June July August September October November December',
  shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  weekdays: 'Mon Tue Wed Thu Fri Sat Sun',
  longWeekdays: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
};

const namesByLanguage = new Map<Language, DateNames>([['en', englishDateNames]]);

/** Names are registered with a language's sentences, so that a browser downloads one language only. */
export const registerDateNames = (language: Language, names: DateNames) =>
  namesByLanguage.set(language, names);

/** Names a month by its number from 1, a weekday by its number from 0 (Monday). */
export const dateName = (unit: keyof DateNames, number: number, language: Language): string => {
  const names = namesByLanguage.get(language);
  if (!names) throw new Error(`No names of days and months were handed in for ${language}`);
  return names[unit].split(' ')[unit.endsWith('eekdays') ? number : number - 1] ?? '';
};
