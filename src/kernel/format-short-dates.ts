import { type CalendarMonth, type IsoDay, weekdayOf } from './calendar.ts';
import { dateName } from './date-names.ts';
import { formatDayNumber, shortMonthName } from './dates.ts';
import type { Language } from './language.ts';

const numbersOf = (text: string) => text.split('-').map(Number);

/** "23 Oct" */
export const formatDayAndMonth = (day: IsoDay, language: Language): string => {
  const [, month = 1, date] = numbersOf(day);
  return `${formatDayNumber(Number(date), language)} ${shortMonthName(month, language)}`;
};

/** "Mon 17 Nov" */
export const formatWeekdayAndDay = (day: IsoDay, language: Language): string =>
  `${dateName('weekdays', weekdayOf(day), language)} ${formatDayAndMonth(day, language)}`;

/** "Nov" */
export const formatShortMonth = (month: CalendarMonth, language: Language): string =>
  shortMonthName(numbersOf(month)[1] ?? 1, language);
