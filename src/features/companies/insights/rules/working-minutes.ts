import { isUsualWorkingDay } from '#features/companies/core/rules/working-days.ts';
import { dayOf, addDays, type IsoDay } from '#kernel/calendar.ts';
import { luxembourgTimeOf } from '#kernel/dates.ts';

export interface LocalDayAndMinute {
  day: IsoDay;
  /** Minutes are counted from midnight. */
  minute: number;
}

// All companies share one week, whatever hours they give, so that their answers can be compared.
const OPENS = 8 * 60;
const CLOSES = 18 * 60;

export const localDayAndMinuteOf = (moment: Date): LocalDayAndMinute => {
  const { hour, minute } = luxembourgTimeOf(moment);
  return { day: dayOf(moment), minute: hour * 60 + minute };
};

export const WORKING_DAY_MINUTES = CLOSES - OPENS;

/** Counts the working minutes between two moments: Monday to Friday, 8 to 18 o'clock, or on the given days. */
export const countWorkingMinutes = (
  from: LocalDayAndMinute,
  to: LocalDayAndMinute,
  isWorkingDay: (day: IsoDay) => boolean = isUsualWorkingDay,
): number => {
  let minutes = 0;
  for (let day = from.day; day <= to.day; day = addDays(day, 1)) {
    if (!isWorkingDay(day)) continue;
    const begins = day === from.day ? Math.max(OPENS, from.minute) : OPENS;
    const ends = day === to.day ? Math.min(CLOSES, to.minute) : CLOSES;
    minutes += Math.max(0, ends - begins);
  }
  return minutes;
};
