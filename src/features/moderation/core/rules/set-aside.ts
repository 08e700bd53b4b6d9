import { DAY_MS, dayOf, type IsoDay, isIsoDay } from '#kernel/calendar.ts';

/** Whoever is concerned must hear of a decision in time, so nothing is set aside for longer. */
export const MOST_DAYS_ASIDE = 30;

export const dayAfterDays = (now: Date, days: number): IsoDay =>
  dayOf(new Date(now.getTime() + days * DAY_MS));

/** Whether an entry can be set aside until this day. */
export const isAsideDay = (day: string, now: Date): boolean =>
  isIsoDay(day) && day > dayOf(now) && day <= dayAfterDays(now, MOST_DAYS_ASIDE);
