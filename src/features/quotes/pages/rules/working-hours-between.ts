import { addDays, dayOf, type IsoDay } from '#kernel/calendar.ts';
import { luxembourgMidnightOf } from '#kernel/luxembourg-midnight.ts';

const HOUR_MS = 3_600_000;

/** Returns the hours from one moment to another without those of days off. */
export const workingHoursBetween = (from: Date, until: Date, isWorking: (day: IsoDay) => boolean): number => {
  let workedMs = 0;
  for (let day = dayOf(from); day <= dayOf(until); day = addDays(day, 1)) {
    if (!isWorking(day)) continue;
    const [begins, ends] = [luxembourgMidnightOf(day), luxembourgMidnightOf(addDays(day, 1))];
    workedMs += Math.min(until.getTime(), ends.getTime()) - Math.max(from.getTime(), begins.getTime());
  }
  return Math.max(0, workedMs) / HOUR_MS;
};
