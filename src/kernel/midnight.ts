import type { Day } from './calendar.ts';
import { localTime } from './dates.ts';

const HOUR_MS = 3_600_000;

/** The moment at which a day of the calendar begins in Luxembourg, whose clocks change twice a year. */
export const midnightOf = (day: Day): Date => {
  const inUtc = Date.parse(day);
  // One hour ahead of UTC in winter, two in summer; the clocks change later in the night.
  const [summer, winter] = [new Date(inUtc - 2 * HOUR_MS), new Date(inUtc - HOUR_MS)];
  return localTime(summer).hour === 0 ? summer : winter;
};
