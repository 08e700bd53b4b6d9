import type { InsightSpan } from '#features/companies/insights/rules/insights.ts';
import { daysEndingOn, type IsoDay } from '#kernel/calendar.ts';
import type { Db } from '#server/database/db.ts';
import {
  type CompanyAndOwnerIds,
  countContactsByDay,
  countMessagesByDay,
  countReviewsByDay,
  readViewsByDay,
} from './count-by-day.ts';

type Count = (day: IsoDay) => number;

/** Reads a company's counts between two days, both included. A day without a row has none. */
export const readDayCounts = async (db: Db, company: CompanyAndOwnerIds, from: IsoDay, until: IsoDay) => {
  const [views, messages, reviews, contacts] = await Promise.all([
    readViewsByDay(db, company, from, until),
    countMessagesByDay(db, company, from),
    countReviewsByDay(db, company, from),
    countContactsByDay(db, company, from),
  ]);
  const seenOn = new Map(views.map((day) => [day.day, day]));
  const search = (day: IsoDay) => seenOn.get(day)?.search ?? 0;
  const category = (day: IsoDay) => seenOn.get(day)?.category ?? 0;
  const direct = (day: IsoDay) => seenOn.get(day)?.direct ?? 0;
  return {
    search,
    category,
    direct,
    views: (day: IsoDay) => search(day) + category(day) + direct(day),
    impressions: (day: IsoDay) => seenOn.get(day)?.impressions ?? 0,
    messages: (day: IsoDay) => messages.get(day) ?? 0,
    reviews: (day: IsoDay) => reviews.get(day) ?? 0,
    contacts: (day: IsoDay) => contacts.get(day) ?? 0,
  };
};

export const sumCountOverDays = (days: readonly IsoDay[], count: Count) =>
  days.reduce((total, day) => total + count(day), 0);

/** Returns a span that ends on a day, and the one before it. */
export const listSpanAndPreviousDays = (until: IsoDay, span: InsightSpan) => {
  const allDays = daysEndingOn(until, 2 * span);
  return { before: allDays.slice(0, span), now: allDays.slice(span), first: allDays[0] ?? until };
};

export const countWithPrevious = (
  count: Count,
  { now, before }: ReturnType<typeof listSpanAndPreviousDays>,
) => ({
  now: sumCountOverDays(now, count),
  before: sumCountOverDays(before, count),
});
