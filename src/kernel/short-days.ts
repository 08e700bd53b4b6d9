import { type Day, type Month, weekdayOf } from './calendar.ts';
import { shortMonth } from './dates.ts';
import type { Language } from './language.ts';

// Written out for the same reason as the months.
const weekdays: Record<Language, readonly string[]> = {
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
};

const numbersOf = (text: string) => text.split('-').map(Number);

/** "23 Oct" */
export const formatDayAndMonth = (day: Day, language: Language): string => {
  const [, month = 1, date] = numbersOf(day);
  return `${date} ${shortMonth(month, language)}`;
};

/** "Mon 17 Nov" */
export const formatWeekday = (day: Day, language: Language): string =>
  `${weekdays[language][weekdayOf(day)]} ${formatDayAndMonth(day, language)}`;

/** "Nov" */
export const formatShortMonth = (month: Month, language: Language): string =>
  shortMonth(numbersOf(month)[1] ?? 1, language);
