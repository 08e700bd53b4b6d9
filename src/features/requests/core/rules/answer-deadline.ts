import {
  isUsualWorkingDay,
  createWorkingDayTest,
  type StoredHours,
} from '#features/companies/core/rules/working-days.ts';
import { addDays, dayOf, type IsoDay } from '#kernel/calendar.ts';
import { luxembourgMidnightOf } from '#kernel/luxembourg-midnight.ts';

/** A company has so many of its own working days to answer. */
export const WORKING_DAYS_TO_ANSWER = 3;

/** It never has more days of the usual week, whatever hours or leave it has entered: the client waits. */
const MOST_USUAL_DAYS = 6;

interface SentInvitation {
  sentAt: Date;
  /** These are the company's opening hours. */
  hours: StoredHours;
  /** The request itself ends then. */
  endsAt: Date;
}

export interface AnswerDeadline {
  /** It is the end of a day. */
  dueAt: Date;
  /** The company is reminded halfway. */
  remindAt: Date;
}

const HOURS_12_MS = 12 * 60 * 60 * 1000;

const daysAfter = (
  first: IsoDay,
  count: number,
  isCounted: (day: IsoDay) => boolean,
  last?: IsoDay,
): IsoDay[] => {
  const days: IsoDay[] = [];
  for (let day = addDays(first, 1); days.length < count && !(last && day > last); day = addDays(day, 1))
    if (isCounted(day)) days.push(day);
  return days;
};

const earlier = (a: Date, b: Date) => (a < b ? a : b);

/**
 * Returns until when a company answers: 24:00 in Luxembourg of its third working day after the one it was asked on, but
 * no later than that of the sixth usual one (reading 83), nor than the request's end. It is reminded in the middle of
 * its second.
 */
export const answerDeadlineOf = ({ sentAt, hours, endsAt }: SentInvitation): AnswerDeadline => {
  const sentDay = dayOf(sentAt);
  const latest = daysAfter(sentDay, MOST_USUAL_DAYS, isUsualWorkingDay).at(-1) ?? sentDay;
  const ownDays = daysAfter(sentDay, WORKING_DAYS_TO_ANSWER, createWorkingDayTest(hours), latest);
  const last = ownDays[WORKING_DAYS_TO_ANSWER - 1] ?? latest;
  const dueAt = earlier(luxembourgMidnightOf(addDays(last, 1)), endsAt);
  const second = ownDays[1];
  const half = new Date((sentAt.getTime() + dueAt.getTime()) / 2);
  const remindAt = second ? new Date(luxembourgMidnightOf(second).getTime() + HOURS_12_MS) : half;
  return { dueAt, remindAt: remindAt < dueAt ? remindAt : half };
};

export interface DeadlineCalendarDay {
  day: IsoDay;
  isWorking: boolean;
}

/** Returns the days from the one it was asked on to the last one, as its page draws them. */
export const daysUntilAnswerDeadline = ({
  sentAt,
  hours,
  dueAt,
}: Omit<SentInvitation, 'endsAt'> & { dueAt: Date }): DeadlineCalendarDay[] => {
  const isWorking = createWorkingDayTest(hours);
  // Midnight after the last day already belongs to the next one.
  const last = dayOf(new Date(dueAt.getTime() - 1));
  const days: DeadlineCalendarDay[] = [];
  for (let day = dayOf(sentAt); day <= last; day = addDays(day, 1))
    days.push({ day, isWorking: isWorking(day) });
  return days;
};
