import { type Day, type Month, weekdayOf } from './calendar.ts';
import { dayNumber, shortMonth } from './dates.ts';
import type { Written } from './language.ts';

// Written out for the same reason as the months.
const weekdays: Record<Written, string> = {
  en: 'Mon Tue Wed Thu Fri Sat Sun',
  fr: 'lun. mar. mer. jeu. ven. sam. dim.',
  de: 'Mo Di Mi Do Fr Sa So',
  lb: 'Mé Dë Më Do Fr Sa So',
  pt: 'seg. ter. qua. qui. sex. sáb. dom.',
};

const numbersOf = (text: string) => text.split('-').map(Number);

/** "23 Oct" */
export const formatDayAndMonth = (day: Day, language: Written): string => {
  const [, month = 1, date] = numbersOf(day);
  return `${dayNumber(Number(date), language)} ${shortMonth(month, language)}`;
};

/** "Mon 17 Nov" */
export const formatWeekday = (day: Day, language: Written): string =>
  `${weekdays[language].split(' ')[weekdayOf(day)]} ${formatDayAndMonth(day, language)}`;

/** "Nov" */
export const formatShortMonth = (month: Month, language: Written): string =>
  shortMonth(numbersOf(month)[1] ?? 1, language);
