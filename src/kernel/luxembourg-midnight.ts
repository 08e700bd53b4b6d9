import type { IsoDay } from './calendar.ts';
import { luxembourgTimeOf } from './dates.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Returns the moment at which a day begins in Luxembourg, whose clocks change twice a year. */
export const luxembourgMidnightOf = (day: IsoDay): Date => {
  const inUtc = Date.parse(day);
  // Luxembourg is one hour ahead of UTC in winter, two in summer; the clocks change later in the night.
  const [summer, winter] = [new Date(inUtc - 2 * HOUR_MS), new Date(inUtc - HOUR_MS)];
  return luxembourgTimeOf(summer).hour === 0 ? summer : winter;
};

const HOURS_OF_DAY = 24;
const HALF_A_DAY = 12;

/** Returns the moment at which a clock in Luxembourg shows this time, even on a longer or shorter day. */
export const luxembourgMomentAt = (day: IsoDay, { hour, minute }: { hour: number; minute: number }): Date => {
  const plain = new Date(luxembourgMidnightOf(day).getTime() + hour * HOUR_MS + minute * MINUTE_MS);
  // After the clocks change in the night, one hour more or fewer has passed since midnight than they show.
  const hoursOff =
    ((hour - luxembourgTimeOf(plain).hour + HALF_A_DAY + HOURS_OF_DAY) % HOURS_OF_DAY) - HALF_A_DAY;
  return new Date(plain.getTime() + hoursOff * HOUR_MS);
};
