import type { Insights } from '#features/companies/insights/contract/insights.ts';
import { type InsightSpan, MONTHS_OF_LEADS } from '#features/companies/insights/rules/insights.ts';
import { conversionOf, leadsByMonth, paceOf } from '#features/companies/insights/rules/leads.ts';
import { type IsoDay, monthsUntil } from '#kernel/calendar.ts';
import type { Db } from '#server/database/db.ts';
import { figureOf, readDayCounts, spansUntil, sumOfDays } from './day-counts.ts';
import type { CountedCompany } from './read-days.ts';
import { readAskings, readInquiries } from './read-inquiries.ts';

type Measured = Omit<Insights, 'span' | 'timeframes' | 'until' | 'trade' | 'mayDownload'>;

type Days = ReturnType<typeof spansUntil>;
type Counts = Awaited<ReturnType<typeof readDayCounts>>;

const countedIn = (days: Days, count: Counts): Pick<Measured, 'figures' | 'days' | 'sources'> => ({
  figures: {
    views: figureOf(count.views, days),
    impressions: figureOf(count.impressions, days),
    contacts: figureOf(count.contacts, days),
    messages: figureOf(count.messages, days),
    reviews: figureOf(count.reviews, days),
  },
  days: days.now.map((day, index) => ({
    day,
    views: count.views(day),
    viewsBefore: count.views(days.before[index] ?? day),
    impressions: count.impressions(day),
    messages: count.messages(day),
    reviews: count.reviews(day),
  })),
  sources: {
    search: sumOfDays(days.now, count.search),
    category: sumOfDays(days.now, count.category),
    direct: sumOfDays(days.now, count.direct),
  },
});

/** Reads a company's statistics of a span up to the present moment. */
export const readInsights = async (
  db: Db,
  company: CountedCompany,
  { span, until, now }: { span: InsightSpan; until: IsoDay; now: Date },
): Promise<Measured> => {
  const days = spansUntil(until, span);
  const first = days.now[0] ?? until;
  const months = monthsUntil(until, MONTHS_OF_LEADS);
  const firstOfMonths = `${months[0]}-01`;
  const [count, inquiries, askings] = await Promise.all([
    readDayCounts(db, company, days.first, until),
    readInquiries(db, company, first < firstOfMonths ? first : firstOfMonths),
    readAskings(db, [company.ownerId], first),
  ]);
  const ofSpan = inquiries.filter(({ begun }) => begun.day >= first);
  return {
    ...countedIn(days, count),
    ...paceOf([...ofSpan, ...askings], now),
    conversion: conversionOf(ofSpan),
    months: leadsByMonth(inquiries, months),
  };
};
