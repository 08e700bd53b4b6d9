import type { Day } from '../../../kernel/days.ts';
import type { Db } from '../../../server/database/db.ts';
import { USUAL_SPAN } from '../rules.ts';
import { figureOf, firstCompared, readDayCounts } from './day-counts.ts';
import type { Own } from './read-days.ts';

/** The counters that stand beside the own company: of the last 30 days, and how many more than in the 30 before. */
export const countForDesk = async (db: Db, own: Own, until: Day) => {
  const count = await readDayCounts(db, own, firstCompared(until, USUAL_SPAN), until);
  const views = figureOf(count.views, until, USUAL_SPAN);
  const messages = figureOf(count.messages, until, USUAL_SPAN);
  const reviews = figureOf(count.reviews, until, USUAL_SPAN);
  return {
    ...{ views: views.now, viewsChange: views.now - views.before },
    ...{ messages: messages.now, messagesChange: messages.now - messages.before },
    ...{ reviews: reviews.now, reviewsChange: reviews.now - reviews.before },
  };
};
