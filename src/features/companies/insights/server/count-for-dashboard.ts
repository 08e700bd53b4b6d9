import { USUAL_INSIGHT_SPAN } from '#features/companies/insights/rules/insights.ts';
import type { IsoDay } from '#kernel/calendar.ts';
import type { Db } from '#server/database/db.ts';
import { figureOf, readDayCounts, spansUntil } from './day-counts.ts';
import type { CountedCompany } from './read-days.ts';

/** The counters that stand beside the own company: of the last 30 days, and how many more than in the 30 before. */
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
