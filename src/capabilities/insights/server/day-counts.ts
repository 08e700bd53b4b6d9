import type { InsightSpan } from '#insights/rules/insights.ts';
import { type Day, daysUntil } from '#kernel/calendar.ts';
import type { Db } from '#server/database/db.ts';
import { contactsByDay, messagesByDay, type OwnCompany, reviewsByDay, seenByDay } from './read-days.ts';

type Count = (day: Day) => number;

/** A company's counts of any day from one to another. A day without a row has none. */
export const readDayCounts = async (db: Db, own: OwnCompany, from: Day, until: Day) => {
  const [seen, messages, reviews, contacts] = await Promise.all([
    seenByDay(db, own, from, until),
    messagesByDay(db, own, from),
    reviewsByDay(db, own, from),
    contactsByDay(db, own, from),
  ]);
  const seenOn = new Map(seen.map((day) => [day.day, day]));
  const search = (day: Day) => seenOn.get(day)?.search ?? 0;
  const category = (day: Day) => seenOn.get(day)?.category ?? 0;
  const direct = (day: Day) => seenOn.get(day)?.direct ?? 0;
  return {
    search,
    category,
    direct,
    views: (day: Day) => search(day) + category(day) + direct(day),
    impressions: (day: Day) => seenOn.get(day)?.impressions ?? 0,
    messages: (day: Day) => messages.get(day) ?? 0,
    reviews: (day: Day) => reviews.get(day) ?? 0,
    contacts: (day: Day) => contacts.get(day) ?? 0,
  };
};

export const sumOfDays = (days: readonly Day[], count: Count) =>
  days.reduce((total, day) => total + count(day), 0);

/** A span that ends with a day, and the one before it. */
export const spansUntil = (until: Day, span: InsightSpan) => {
  const both = daysUntil(until, 2 * span);
  return { before: both.slice(0, span), now: both.slice(span), first: both[0] ?? until };
};

export const figureOf = (count: Count, { now, before }: ReturnType<typeof spansUntil>) => ({
  now: sumOfDays(now, count),
  before: sumOfDays(before, count),
});
