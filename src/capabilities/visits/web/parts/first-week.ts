import type { Day } from '#kernel/calendar.ts';

/** The calendar is shown by five days of seven. */
export const DAYS_SHOWN = 5;
export const WEEK = 7;

interface CalendarDay {
  day: Day;
  isPast: boolean;
  isWorking: boolean;
}

/**
 * The first week of a calendar with a day for which a time can still be proposed, counted from 0; where the company is away
 * all the time, the first that is not over. `over` is today, once its last hour has begun.
 */
export const firstWeekOf = (days: readonly CalendarDay[], over: Day | null): number => {
  const weekWith = (isFree: (day: CalendarDay) => boolean) =>
    days.findIndex((one, at) => at % WEEK < DAYS_SHOWN && !one.isPast && one.day !== over && isFree(one));
  const [working, open] = [weekWith(({ isWorking }) => isWorking), weekWith(() => true)];
  return Math.max(0, Math.floor((working < 0 ? open : working) / WEEK));
};
