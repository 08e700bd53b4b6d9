import { type Day, daysLater, daysUntil, monthsUntil } from '../../../kernel/days.ts';
import type { Db } from '../../../server/database/db.ts';
import type { Insights } from '../contract.ts';
import { conversionOf, leadsByMonth, paceOf } from '../rules/leads.ts';
import { MONTHS_OF_LEADS, type Span } from '../rules.ts';
import { figureOf, firstCompared, readDayCounts, sum } from './day-counts.ts';
import type { Own } from './read-days.ts';
import { readInquiries } from './read-inquiries.ts';

type Measured = Omit<Insights, 'span' | 'timeframes' | 'until' | 'trade' | 'mayDownload'>;

/** What a company's figures of a span are, the day so far included. */
export const readInsights = async (
  db: Db,
  own: Own,
  { span, until, now }: { span: Span; until: Day; now: Date },
): Promise<Measured> => {
  const days = daysUntil(until, span);
  const first = daysLater(until, 1 - span);
  const months = monthsUntil(until, MONTHS_OF_LEADS);
  const firstOfMonths = `${months[0]}-01`;
  const [count, inquiries] = await Promise.all([
    readDayCounts(db, own, firstCompared(until, span), until),
    readInquiries(db, own, first < firstOfMonths ? first : firstOfMonths),
  ]);
  const ofSpan = inquiries.filter(({ begunOn }) => begunOn >= first);
  return {
    figures: {
      views: figureOf(count.views, until, span),
      impressions: figureOf(count.impressions, until, span),
      contacts: figureOf(count.contacts, until, span),
      messages: figureOf(count.messages, until, span),
      reviews: figureOf(count.reviews, until, span),
    },
    days: days.map((day) => ({
      day,
      views: count.views(day),
      viewsBefore: count.views(daysLater(day, -span)),
      impressions: count.impressions(day),
      messages: count.messages(day),
      reviews: count.reviews(day),
    })),
    sources: {
      search: sum(days, count.search),
      category: sum(days, count.category),
      direct: sum(days, count.direct),
    },
    ...paceOf(ofSpan, now),
    conversion: conversionOf(ofSpan),
    months: leadsByMonth(inquiries, months),
  };
};
