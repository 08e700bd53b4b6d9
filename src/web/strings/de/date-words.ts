import type { sentences as english } from '#web/strings/en/date-words.ts';

export const sentences: typeof english = {
  months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  shortMonths: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
  weekdays: 'Mo Di Mi Do Fr Sa So',
  longWeekdays: 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag',
};
