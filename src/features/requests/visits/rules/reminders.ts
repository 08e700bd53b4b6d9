import { dayOf, daysLater } from '#kernel/calendar.ts';
import { localTime } from '#kernel/dates.ts';
import { momentOn } from '#kernel/midnight.ts';

const HOUR_MS = 3_600_000;
const HOURS_BEFORE = 2;

/** The moment at which a clock in Luxembourg shows the same on the day before. */
const dayBefore = (moment: Date): Date => momentOn(daysLater(dayOf(moment), -1), localTime(moment));

export interface VisitReminders {
  dayReminderAt: Date | null;
  hoursReminderAt: Date | null;
}

/** When both are reminded of a visit: what is past when it is agreed is not sent. */
export const remindersOf = (startsAt: Date, now: Date): VisitReminders => {
  const later = (moment: Date) => (moment > now ? moment : null);
  return {
    dayReminderAt: later(dayBefore(startsAt)),
    hoursReminderAt: later(new Date(startsAt.getTime() - HOURS_BEFORE * HOUR_MS)),
  };
};

interface DueVisit extends VisitReminders {
  startsAt: Date | null;
}

/** Which reminder is due. One that comes late is not sent after the visit began, and never both at once. */
export const dueReminder = ({ dayReminderAt, hoursReminderAt, startsAt }: DueVisit, now: Date) => {
  const isDue = (moment: Date | null) => moment !== null && moment <= now;
  if (!isDue(dayReminderAt) && !isDue(hoursReminderAt)) return null;
  if (!startsAt || startsAt <= now) return 'late' as const;
  return isDue(hoursReminderAt) ? ('hours' as const) : ('day' as const);
};
