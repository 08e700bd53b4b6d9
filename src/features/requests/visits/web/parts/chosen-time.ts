import { dayOf, type IsoDay } from '#kernel/calendar.ts';
import { formatTime, luxembourgTimeOf } from '#kernel/dates.ts';
import { luxembourgMomentAt } from '#kernel/luxembourg-midnight.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';

/** It holds the values of form fields. */
export interface ChosenTimeValues {
  day: IsoDay;
  /** '08:00' */
  time: string;
  minutes: number;
}

export const MINUTES_PER_HOUR = 60;
const MINUTE_MS = 60_000;

/** It is null while the day or the time is incomplete. */
export const startOfChosenTime = ({ day, time }: ChosenTimeValues): Date | null => {
  const [hour = Number.NaN, minute = Number.NaN] = time.split(':').map(Number);
  if (Number.isNaN(hour + minute) || Number.isNaN(Date.parse(day))) return null;
  return luxembourgMomentAt(day, { hour, minute });
};

export const minutesOfDay = (moment: Date): number => {
  const { hour, minute } = luxembourgTimeOf(moment);
  return hour * MINUTES_PER_HOUR + minute;
};

export const formatTimeOfDay = (minutes: number): string =>
  [Math.floor(minutes / MINUTES_PER_HOUR), minutes % MINUTES_PER_HOUR]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

interface Timed {
  start: string;
  minutes: number;
}

export const useVisitTimeText = () => {
  const { visiting } = useStrings();
  const format = useFormat();
  const endOf = ({ start, minutes }: Timed) => new Date(Date.parse(start) + minutes * MINUTE_MS);
  return {
    day: ({ start }: Timed) => format.weekday(dayOf(new Date(start))),
    range: (timed: Timed) => visiting.from(formatTime(new Date(timed.start)), formatTime(endOf(timed))),
    rangeFor: (timed: Timed) =>
      visiting.fromFor(
        formatTime(new Date(timed.start)),
        formatTime(endOf(timed)),
        visiting.minutes(timed.minutes),
      ),
    dayAndTime: ({ start }: Timed) =>
      visiting.at(format.weekday(dayOf(new Date(start))), formatTime(new Date(start))),
  };
};
