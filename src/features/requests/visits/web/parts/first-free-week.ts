import type { IsoDay } from '#kernel/calendar.ts';

/** The calendar shows five days of seven. */
export const VISIBLE_DAYS_OF_WEEK = 5;
export const DAYS_PER_WEEK = 7;

interface CalendarDay {
  day: IsoDay;
  isPast: boolean;
  isWorking: boolean;
}

/**
 * Finds the first week, counted from 0, with a day for which a time can still be proposed; where the company is away
 * all the time, the first that is not over. `over` is today, once its last hour has begun.
 */
export const findFirstFreeWeekIndex = (days: readonly CalendarDay[], over: IsoDay | null): number => {
  const weekWith = (isFree: (day: CalendarDay) => boolean) =>
    days.findIndex(
      (entry, index) =>
        index % DAYS_PER_WEEK < VISIBLE_DAYS_OF_WEEK && !entry.isPast && entry.day !== over && isFree(entry),
    );
  const [working, open] = [weekWith(({ isWorking }) => isWorking), weekWith(() => true)];
  return Math.max(0, Math.floor((working < 0 ? open : working) / DAYS_PER_WEEK));
};
