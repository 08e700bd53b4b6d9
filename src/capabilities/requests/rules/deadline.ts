import { isWorkingDayOf, type StoredHours } from '#companies/rules/working-days.ts';
import { type Day, dayOf, daysLater } from '#kernel/calendar.ts';
import { midnightOf } from '#kernel/midnight.ts';

/** So many of its own working days a company has to answer. */
export const ANSWER_DAYS = 3;

interface Asked {
  sentAt: Date;
  /** Of the company. */
  hours: StoredHours;
  /** When the request itself ends. */
  endsAt: Date;
}

export interface Deadline {
  /** The end of the last working day. */
  dueAt: Date;
  /** After half of them. */
  remindAt: Date;
}

const HOURS_12_MS = 12 * 60 * 60 * 1000;

const workingDaysAfter = (first: Day, last: Day, isWorking: (day: Day) => boolean): Day[] => {
  const days: Day[] = [];
  for (let day = daysLater(first, 1); day <= last && days.length < ANSWER_DAYS; day = daysLater(day, 1))
    if (isWorking(day)) days.push(day);
  return days;
};

const earlier = (one: Date, other: Date) => (one < other ? one : other);

/**
 * Until when a company answers: 24:00 in Luxembourg of its third working day after the one it was asked on, and never
 * later than the request itself. It is reminded in the middle of the second.
 */
export const deadlineOf = ({ sentAt, hours, endsAt }: Asked): Deadline => {
  const days = workingDaysAfter(dayOf(sentAt), dayOf(endsAt), isWorkingDayOf(hours));
  const last = days[ANSWER_DAYS - 1];
  const dueAt = last ? earlier(midnightOf(daysLater(last, 1)), endsAt) : endsAt;
  const second = days[1];
  const half = new Date((sentAt.getTime() + dueAt.getTime()) / 2);
  const remindAt = second && last ? new Date(midnightOf(second).getTime() + HOURS_12_MS) : half;
  return { dueAt, remindAt: remindAt < dueAt ? remindAt : half };
};

export interface ShownDay {
  day: Day;
  isWorking: boolean;
}

/** The days from the one it was asked on to the last one, as its page draws them. */
export const daysToAnswer = ({
  sentAt,
  hours,
  dueAt,
}: Omit<Asked, 'endsAt'> & { dueAt: Date }): ShownDay[] => {
  const isWorking = isWorkingDayOf(hours);
  // Midnight after the last day is the next one's.
  const last = dayOf(new Date(dueAt.getTime() - 1));
  const days: ShownDay[] = [];
  for (let day = dayOf(sentAt); day <= last; day = daysLater(day, 1))
    days.push({ day, isWorking: isWorking(day) });
  return days;
};
