import type { sentences as english } from '#web/strings/en/date-words.ts';

export const sentences: typeof english = {
  months: 'Januar Februar Mäerz Abrëll Mee Juni Juli August September Oktober November Dezember',
  shortMonths: 'Jan. Feb. Mäe. Abr. Mee Jun. Jul. Aug. Sep. Okt. Nov. Dez.',
  weekdays: 'Méi. Dën. Mët. Don. Fre. Sam. Son.',
  longWeekdays: 'Méindeg Dënschdeg Mëttwoch Donneschdeg Freideg Samschdeg Sonndeg',
};
