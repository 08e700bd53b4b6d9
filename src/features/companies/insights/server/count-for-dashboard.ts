import { USUAL_INSIGHT_SPAN } from '#features/companies/insights/rules/insights.ts';
import type { IsoDay } from '#kernel/calendar.ts';
import type { Db } from '#server/database/db.ts';
import { figureOf, readDayCounts, spansUntil } from './day-counts.ts';
import type { CountedCompany } from './read-days.ts';

/** Counts the last 30 days for a company's dashboard, and how many more they have than the 30 before. */
export const countForDesk = async (db: Db, company: CountedCompany, until: IsoDay) => {
  const days = spansUntil(until, USUAL_INSIGHT_SPAN);
  const count = await readDayCounts(db, company, days.first, until);
  const views = figureOf(count.views, days);
  const messages = figureOf(count.messages, days);
  const reviews = figureOf(count.reviews, days);
  return {
    views: views.now,
    viewsChange: views.now - views.before,
    messages: messages.now,
    messagesChange: messages.now - messages.before,
    reviews: reviews.now,
    reviewsChange: reviews.now - reviews.before,
  };
};
