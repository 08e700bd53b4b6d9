import { localTime } from '../../../kernel/dates.ts';
import { dayOf, daysLater, weekdayOf } from '../../../kernel/days.ts';
import { isPublicHoliday } from '../../companies/rules/public-holidays.ts';

// One week for all, whatever hours a company gives: so their answers can be compared.
const OPENS = 8 * 60;
const CLOSES = 18 * 60;
const SATURDAY = 5;

const minuteOf = (at: Date) => {
  const { hour, minute } = localTime(at);
  return hour * 60 + minute;
};

const isWorkingDay = (date: string) => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return weekdayOf(date) < SATURDAY && !isPublicHoliday({ year, month, day });
};

/** How much of the time between two moments was working time: Monday to Friday, 8 to 18 o'clock. */
export const workingMinutes = (from: Date, to: Date): number => {
  const [first, last] = [dayOf(from), dayOf(to)];
  let minutes = 0;
  for (let day = first; day <= last; day = daysLater(day, 1)) {
    if (!isWorkingDay(day)) continue;
    const begins = day === first ? Math.max(OPENS, minuteOf(from)) : OPENS;
    const ends = day === last ? Math.min(CLOSES, minuteOf(to)) : CLOSES;
    minutes += Math.max(0, ends - begins);
  }
  return minutes;
};
