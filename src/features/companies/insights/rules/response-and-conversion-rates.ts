import type { CalendarMonth } from '#kernel/calendar.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import { MIN_INQUIRIES_FOR_RATE, medianOf, percentOf } from './insights.ts';
import { type LocalDayAndMinute, countWorkingMinutes } from './working-minutes.ts';

export interface Inquiry {
  clientId: number;
  begunAt: Date;
  begun: LocalDayAndMinute;
  answered: LocalDayAndMinute | null;
  becameProject: boolean;
}

/** A younger inquiry may still be answered: it counts only once it is. */
const TIME_TO_ANSWER_MS = DAY_MS;

export interface ResponseRates {
  /** The rate is in per cent of the inquiries that could be answered by now; null if they are too few. */
  responseRate: number | null;
  responseMinutes: number | null;
}

type Response = Pick<Inquiry, 'clientId' | 'begun' | 'answered'>;

const momentOf = ({ begun: { day, minute } }: Response) => `${day} ${String(minute).padStart(4, '0')}`;

/** A client counts once a month, by their first inquiry: a friend who writes every day must not set the figure. */
const onceAMonth = (responses: readonly Response[]): Response[] =>
  [
    ...Map.groupBy(responses, ({ clientId, begun }) => `${clientId} ${begun.day.slice(0, 7)}`).values(),
  ].flatMap((ofMonth) => ofMonth.toSorted((a, b) => (momentOf(a) < momentOf(b) ? -1 : 1)).slice(0, 1));

const waitsOf = (responses: readonly Response[]) =>
  responses.flatMap(({ begun, answered }) => (answered ? [countWorkingMinutes(begun, answered)] : []));

/**
 * Every place that shows how soon a company answers uses this median of first answers in working time. Null if too few
 * were answered.
 */
const typicalMinutes = (waits: readonly number[]) =>
  waits.length < MIN_INQUIRIES_FOR_RATE ? null : medianOf(waits);

/** Cards show whole hours, at least one. */
export const typicalResponseHours = (responses: readonly Response[]): number | null => {
  const minutes = typicalMinutes(waitsOf(onceAMonth(responses)));
  return minutes === null ? null : Math.max(1, Math.round(minutes / 60));
};

/** Counts conversations that clients began and invitations to requests. */
export const responseRatesOf = (
  inquiries: readonly Omit<Inquiry, 'becameProject'>[],
  now: Date,
): ResponseRates => {
  const dueInquiries = inquiries.filter(
    ({ begunAt, answered }) => answered || now.getTime() - begunAt.getTime() > TIME_TO_ANSWER_MS,
  );
  const waits = waitsOf(dueInquiries);
  const middle = typicalMinutes(waitsOf(onceAMonth(dueInquiries)));
  return {
    responseRate:
      dueInquiries.length < MIN_INQUIRIES_FOR_RATE ? null : percentOf(waits.length, dueInquiries.length),
    responseMinutes: middle === null ? null : Math.round(middle),
  };
};

/** Returns the percentage of conversations that became projects. */
export const projectPercentOfInquiries = (inquiries: readonly Inquiry[]): number | null =>
  inquiries.length < MIN_INQUIRIES_FOR_RATE
    ? null
    : percentOf(inquiries.filter(({ becameProject }) => becameProject).length, inquiries.length);

export const countInquiriesByMonth = (inquiries: readonly Inquiry[], months: readonly CalendarMonth[]) =>
  months.map((month) => {
    const ofMonth = inquiries.filter(({ begun }) => begun.day.startsWith(month));
    return {
      month,
      inquiries: ofMonth.length,
      projects: ofMonth.filter((inquiry) => inquiry.becameProject).length,
    };
  });
