import type { IsoDay } from './calendar.ts';
import { localTime } from './dates.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The moment at which a day of the calendar begins in Luxembourg, whose clocks change twice a year. */
export const midnightOf = (day: IsoDay): Date => {
  const inUtc = Date.parse(day);
  // One hour ahead of UTC in winter, two in summer; the clocks change later in the night.
  const [summer, winter] = [new Date(inUtc - 2 * HOUR_MS), new Date(inUtc - HOUR_MS)];
  return localTime(summer).hour === 0 ? summer : winter;
};

const HOURS_OF_DAY = 24;
const HALF_A_DAY = 12;

/** The moment at which a clock in Luxembourg shows this on a day, also where that day is longer or shorter. */
export const momentOn = (day: IsoDay, { hour, minute }: { hour: number; minute: number }): Date => {
  const plain = new Date(midnightOf(day).getTime() + hour * HOUR_MS + minute * MINUTE_MS);
  // The clocks change in the night: from then on the hours since midnight are one more or one fewer than they show.
  const hoursOff = ((hour - localTime(plain).hour + HALF_A_DAY + HOURS_OF_DAY) % HOURS_OF_DAY) - HALF_A_DAY;
  return new Date(plain.getTime() + hoursOff * HOUR_MS);
};
