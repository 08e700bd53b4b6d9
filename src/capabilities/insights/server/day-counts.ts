import { type Day, daysLater, daysUntil } from '../../../kernel/days.ts';
import type { Db } from '../../../server/database/db.ts';
import type { Span } from '../rules.ts';
import { contactsByDay, messagesByDay, type Own, reviewsByDay, seenByDay } from './read-days.ts';

type Count = (day: Day) => number;

/** A company's counts of any day from one to another. A day without a row has none. */
export const readDayCounts = async (db: Db, own: Own, from: Day, until: Day) => {
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
    ...{ search, category, direct },
    views: (day: Day) => search(day) + category(day) + direct(day),
    impressions: (day: Day) => seenOn.get(day)?.impressions ?? 0,
    messages: (day: Day) => messages.get(day) ?? 0,
    reviews: (day: Day) => reviews.get(day) ?? 0,
    contacts: (day: Day) => contacts.get(day) ?? 0,
  };
};

export const sum = (days: readonly Day[], count: Count) => days.reduce((total, day) => total + count(day), 0);

/** Of the span that ends with a day, and of the one before it. */
export const figureOf = (count: Count, until: Day, span: Span) => ({
  now: sum(daysUntil(until, span), count),
  before: sum(daysUntil(daysLater(until, -span), span), count),
});

/** The first day of the span before. */
export const firstCompared = (until: Day, span: Span): Day => daysLater(until, 1 - 2 * span);
