import { isWorkingDayOf, type StoredHours } from '#companies/rules/working-days.ts';
import { WORKING_DAY_MINUTES, wallTimeOf, workingMinutes } from '#insights/rules/working-time.ts';

/** Whoever has not answered within so many days is not reminded any more. */
export const REMINDED_WITHIN_DAYS = 14;

interface Waiting {
  begunAt: Date;
  /** Of the company. */
  hours: StoredHours;
}

/** A company is reminded of an unanswered lead after one whole working day of its own. */
export const isReminderDue = ({ begunAt, hours }: Waiting, now: Date): boolean =>
  workingMinutes(wallTimeOf(begunAt), wallTimeOf(now), isWorkingDayOf(hours)) >= WORKING_DAY_MINUTES;
