import { createWorkingDayTest, type StoredHours } from '#features/companies/core/rules/working-days.ts';
import {
  localDayAndMinuteOf,
  WORKING_DAY_MINUTES,
  countWorkingMinutes,
} from '#features/companies/insights/rules/working-minutes.ts';

/** A lead without a reply is not reminded of after this many days. */
export const LEAD_REMINDER_MAX_AGE_DAYS = 14;

interface WaitingLead {
  begunAt: Date;
  /** The company's business hours. */
  hours: StoredHours;
}

/** The job runs this often. */
const ROUND_MS = 10 * 60_000;

/**
 * A company is reminded of a lead without a reply after one whole working day of its own, and in working time: a
 * run that comes late, as after an evening without the server, waits for the morning, for it texts people.
 */
export const isLeadReminderDue = ({ begunAt, hours }: WaitingLead, now: Date): boolean => {
  const isWorking = createWorkingDayTest(hours);
  const minutesSince = (moment: Date) =>
    countWorkingMinutes(localDayAndMinuteOf(moment), localDayAndMinuteOf(now), isWorking);
  return minutesSince(begunAt) >= WORKING_DAY_MINUTES && minutesSince(new Date(now.getTime() - ROUND_MS)) > 0;
};
