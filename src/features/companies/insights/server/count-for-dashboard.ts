import { USUAL_INSIGHT_SPAN_DAYS } from '#features/companies/insights/rules/insights.ts';
import type { IsoDay } from '#kernel/calendar.ts';
import type { Db } from '#server/database/db.ts';
import type { CompanyAndOwnerIds } from './count-by-day.ts';
import { countWithPrevious, readDayCounts, listSpanAndPreviousDays } from './read-day-counts.ts';

/** Counts the last 30 days for a company's dashboard, and how many more they have than the 30 before. */
export const countForDashboard = async (db: Db, company: CompanyAndOwnerIds, until: IsoDay) => {
  const days = listSpanAndPreviousDays(until, USUAL_INSIGHT_SPAN_DAYS);
  const count = await readDayCounts(db, company, days.first, until);
  const views = countWithPrevious(count.views, days);
  const messages = countWithPrevious(count.messages, days);
  const reviews = countWithPrevious(count.reviews, days);
  return {
    views: views.now,
    viewsChange: views.now - views.before,
    messages: messages.now,
    messagesChange: messages.now - messages.before,
    reviews: reviews.now,
    reviewsChange: reviews.now - reviews.before,
  };
};
