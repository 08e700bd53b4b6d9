import { type CalendarMonth, type IsoDay, weekdayOf } from './calendar.ts';
import { dateName } from './date-names.ts';
import { dayNumber, shortMonth } from './dates.ts';
import type { Language } from './language.ts';

const numbersOf = (text: string) => text.split('-').map(Number);

/** "23 Oct" */
export const formatDayAndMonth = (day: IsoDay, language: Language): string => {
  const [, month = 1, date] = numbersOf(day);
  return `${dayNumber(Number(date), language)} ${shortMonth(month, language)}`;
};

/** "Mon 17 Nov" */
export const formatWeekday = (day: IsoDay, language: Language): string =>
  `${dateName('weekdays', weekdayOf(day), language)} ${formatDayAndMonth(day, language)}`;

/** "Nov" */
export const formatShortMonth = (month: CalendarMonth, language: Language): string =>
  shortMonth(numbersOf(month)[1] ?? 1, language);
