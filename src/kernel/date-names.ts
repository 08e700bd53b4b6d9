import type { Language } from './language.ts';

/** The names of months and days, each with a space between. */
export interface DateNames {
  months: string;
  shortMonths: string;
  weekdays: string;
  longWeekdays: string;
}

// Language out rather than asked of the platform: its short names differ between versions ("Sep", "Sept"),
// and the server's text must be the browser's.
export const englishDateNames: DateNames = {
  months: 'January February March April May June July August September October November December',
  shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  weekdays: 'Mon Tue Wed Thu Fri Sat Sun',
  longWeekdays: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
};

const namesByLanguage = new Map<Language, DateNames>([['en', englishDateNames]]);

/** They come with a language's sentences: a browser downloads those of one. */
export const registerDateNames = (language: Language, names: DateNames) =>
  namesByLanguage.set(language, names);

/** A month by its number from 1, a weekday by its number from Monday's 0. */
export const dateName = (unit: keyof DateNames, number: number, language: Language): string => {
  const names = namesByLanguage.get(language);
  if (!names) throw new Error(`No names of days and months were handed in for ${language}`);
  return names[unit].split(' ')[unit.endsWith('eekdays') ? number : number - 1] ?? '';
};
