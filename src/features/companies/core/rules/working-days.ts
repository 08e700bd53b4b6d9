import { type IsoDay, weekdayOf } from '#kernel/calendar.ts';
import { sortedHoursRowsOf, isOpenOn } from './opening-hours.ts';
import { isPublicHoliday } from './public-holidays.ts';

const SATURDAY = 5;

/**
 * Says whether a day is Monday to Friday and no public holiday: for companies without hours and wherever all are
 * measured alike.
 */
export const isUsualWorkingDay = (date: IsoDay): boolean => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return weekdayOf(date) < SATURDAY && !isPublicHoliday({ year, month, day });
};

/** Some companies' hours were stored as one text, which says nothing about single days. */
export type StoredHours = Readonly<Record<string, string>> | string | null | undefined;

/**
 * Says whether a company works on a day by its hours, holidays and leave. A week without any weekday is the usual one;
 * a day with unreadable text is a working day.
 */
export const createWorkingDayTest = (hours: StoredHours): ((day: IsoDay) => boolean) => {
  const rows = typeof hours === 'object' && hours !== null ? sortedHoursRowsOf(hours) : [];
  const hasWeekdays = rows.some(({ weekday }) => weekday !== null);
  return (day) => {
    const isOpen = isOpenOn(rows, day);
    if (isOpen !== null) return isOpen;
    return hasWeekdays ? rows.some(({ weekday }) => weekday === weekdayOf(day)) : isUsualWorkingDay(day);
  };
};
