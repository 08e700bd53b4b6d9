import { type IsoDay, weekdayOf } from '#kernel/calendar.ts';
import { hoursRows, isOpenOn } from './opening-hours.ts';
import { isPublicHoliday } from './public-holidays.ts';

const SATURDAY = 5;

/** Monday to Friday, but for public holidays: for whoever gives no hours, and where all are measured alike. */
export const isUsualWorkingDay = (date: IsoDay): boolean => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return weekdayOf(date) < SATURDAY && !isPublicHoliday({ year, month, day });
};

/** A company's hours as they are stored. Some were written as one text, which says nothing of single days. */
export type StoredHours = Readonly<Record<string, string>> | string | null | undefined;

/**
 * Whether a company works on a day: by its hours, the holidays and the leave it has entered. A week that says nothing
 * of any weekday is the usual one; a day whose words we cannot read is one on which it is there.
 */
export const isWorkingDayOf = (hours: StoredHours): ((day: IsoDay) => boolean) => {
  const rows = typeof hours === 'object' && hours !== null ? hoursRows(hours) : [];
  const hasWeekdays = rows.some(({ weekday }) => weekday !== null);
  return (day) => {
    const isOpen = isOpenOn(rows, day);
    if (isOpen !== null) return isOpen;
    return hasWeekdays ? rows.some(({ weekday }) => weekday === weekdayOf(day)) : isUsualWorkingDay(day);
  };
};
