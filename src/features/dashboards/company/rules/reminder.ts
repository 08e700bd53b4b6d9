import { isWorkingDayOf, type StoredHours } from '#features/companies/core/rules/working-days.ts';
import {
  WORKING_DAY_MINUTES,
  wallTimeOf,
  workingMinutes,
} from '#features/companies/insights/rules/working-time.ts';

/** Whoever has not answered within so many days is not reminded any more. */
export const REMINDED_WITHIN_DAYS = 14;

interface WaitingLead {
  begunAt: Date;
  /** Of the company. */
  hours: StoredHours;
}

/** It is looked for so often. */
const ROUND_MS = 10 * 60_000;

/**
 * A company is reminded of an unanswered lead after one whole working day of its own, and in working time: a round that
 * comes late, as after an evening without the server, waits for the morning, for it texts people.
 */
export const isReminderDue = ({ begunAt, hours }: WaitingLead, now: Date): boolean => {
  const isWorking = isWorkingDayOf(hours);
  const minutesSince = (moment: Date) => workingMinutes(wallTimeOf(moment), wallTimeOf(now), isWorking);
  return minutesSince(begunAt) >= WORKING_DAY_MINUTES && minutesSince(new Date(now.getTime() - ROUND_MS)) > 0;
};
