import { addDays, dayOf } from '#kernel/calendar.ts';
import { luxembourgTimeOf } from '#kernel/dates.ts';
import { luxembourgMomentAt } from '#kernel/luxembourg-midnight.ts';

const HOUR_MS = 3_600_000;
const HOURS_BEFORE = 2;

/** Returns the moment when a clock in Luxembourg showed the same time the day before. */
const dayBefore = (moment: Date): Date =>
  luxembourgMomentAt(addDays(dayOf(moment), -1), luxembourgTimeOf(moment));

export interface VisitReminders {
  dayReminderAt: Date | null;
  hoursReminderAt: Date | null;
}

/** Both sides are reminded at these moments; one that is past when the visit is agreed is left out. */
export const visitRemindersOf = (startsAt: Date, now: Date): VisitReminders => {
  const later = (moment: Date) => (moment > now ? moment : null);
  return {
    dayReminderAt: later(dayBefore(startsAt)),
    hoursReminderAt: later(new Date(startsAt.getTime() - HOURS_BEFORE * HOUR_MS)),
  };
};

interface DueVisit extends VisitReminders {
  startsAt: Date | null;
}

/** Finds the reminder that is due. A late one is not sent after the visit began, and never both at once. */
export const findDueVisitReminder = ({ dayReminderAt, hoursReminderAt, startsAt }: DueVisit, now: Date) => {
  const isDue = (moment: Date | null) => moment !== null && moment <= now;
  if (!isDue(dayReminderAt) && !isDue(hoursReminderAt)) return null;
  if (!startsAt || startsAt <= now) return 'late' as const;
  return isDue(hoursReminderAt) ? ('hours' as const) : ('day' as const);
};
