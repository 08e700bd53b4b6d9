import { type Day, dayOf, daysLater } from '#kernel/calendar.ts';
import { midnightOf } from '#kernel/midnight.ts';

const HOUR_MS = 3_600_000;

/** From one moment to another in hours, of which those of days off do not count. */
export const workingHours = (from: Date, until: Date, isWorking: (day: Day) => boolean): number => {
  let passed = 0;
  for (let day = dayOf(from); day <= dayOf(until); day = daysLater(day, 1)) {
    if (!isWorking(day)) continue;
    const [begins, ends] = [midnightOf(day), midnightOf(daysLater(day, 1))];
    passed += Math.min(until.getTime(), ends.getTime()) - Math.max(from.getTime(), begins.getTime());
  }
  return Math.max(0, passed) / HOUR_MS;
};

export const middleOf = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};
