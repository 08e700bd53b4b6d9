import { dayOf, daysLater } from '#kernel/calendar.ts';
import { localTime } from '#kernel/dates.ts';
import { midnightOf } from '#kernel/midnight.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const HOURS_BEFORE = 2;
const HOURS_OF_DAY = 24;
const HALF_A_DAY = 12;

/** The moment at which a clock in Luxembourg shows the same on the day before, also where that day is longer or shorter. */
const dayBefore = (at: Date): Date => {
  const { hour, minute } = localTime(at);
  const midnight = midnightOf(daysLater(dayOf(at), -1));
  const plain = new Date(midnight.getTime() + hour * HOUR_MS + minute * MINUTE_MS);
  // The clocks change in the night: from then on the hours since midnight are one more or one fewer than they show.
  const off = ((hour - localTime(plain).hour + HALF_A_DAY + HOURS_OF_DAY) % HOURS_OF_DAY) - HALF_A_DAY;
  return new Date(plain.getTime() + off * HOUR_MS);
};

export interface Reminders {
  dayReminderAt: Date | null;
  hoursReminderAt: Date | null;
}

/** When both are reminded of a visit: what is past when it is agreed is not sent. */
export const remindersOf = (startsAt: Date, now: Date): Reminders => {
  const later = (at: Date) => (at > now ? at : null);
  return {
    dayReminderAt: later(dayBefore(startsAt)),
    hoursReminderAt: later(new Date(startsAt.getTime() - HOURS_BEFORE * HOUR_MS)),
  };
};

interface Due extends Reminders {
  startsAt: Date | null;
}

/** Which reminder is due. One that comes late is not sent after the visit began, and never both at once. */
export const dueReminder = ({ dayReminderAt, hoursReminderAt, startsAt }: Due, now: Date) => {
  const isDue = (at: Date | null) => at !== null && at <= now;
  if (!isDue(dayReminderAt) && !isDue(hoursReminderAt)) return null;
  if (!startsAt || startsAt <= now) return 'late' as const;
  return isDue(hoursReminderAt) ? ('hours' as const) : ('day' as const);
};
