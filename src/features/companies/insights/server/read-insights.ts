import type { Insights } from '#features/companies/insights/contract/insights.ts';
import { type InsightSpan, SHOWN_LEAD_MONTHS } from '#features/companies/insights/rules/insights.ts';
import {
  projectPercentOfInquiries,
  countInquiriesByMonth,
  responseRatesOf,
} from '#features/companies/insights/rules/response-and-conversion-rates.ts';
import { type IsoDay, monthsEndingOn } from '#kernel/calendar.ts';
import type { Db } from '#server/database/db.ts';
import type { CompanyAndOwnerIds } from './count-by-day.ts';
import {
  countWithPrevious,
  readDayCounts,
  listSpanAndPreviousDays,
  sumCountOverDays,
} from './read-day-counts.ts';
import { readInvitationResponses, readInquiries } from './read-inquiries.ts';

type Measured = Omit<Insights, 'span' | 'timeframes' | 'until' | 'trade' | 'mayDownload'>;

type Days = ReturnType<typeof listSpanAndPreviousDays>;
type Counts = Awaited<ReturnType<typeof readDayCounts>>;

const countedIn = (days: Days, count: Counts): Pick<Measured, 'figures' | 'days' | 'sources'> => ({
  figures: {
    views: countWithPrevious(count.views, days),
    impressions: countWithPrevious(count.impressions, days),
    contacts: countWithPrevious(count.contacts, days),
    messages: countWithPrevious(count.messages, days),
    reviews: countWithPrevious(count.reviews, days),
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
    search: sumCountOverDays(days.now, count.search),
    category: sumCountOverDays(days.now, count.category),
    direct: sumCountOverDays(days.now, count.direct),
  },
});

/** Reads a company's statistics of a span up to the present moment. */
export const readInsights = async (
  db: Db,
  company: CompanyAndOwnerIds,
  { span, until, now }: { span: InsightSpan; until: IsoDay; now: Date },
): Promise<Measured> => {
  const days = listSpanAndPreviousDays(until, span);
  const first = days.now[0] ?? until;
  const months = monthsEndingOn(until, SHOWN_LEAD_MONTHS);
  const firstOfMonths = `${months[0]}-01`;
  const [count, inquiries, askings] = await Promise.all([
    readDayCounts(db, company, days.first, until),
    readInquiries(db, company, first < firstOfMonths ? first : firstOfMonths),
    readInvitationResponses(db, [company.ownerId], first),
  ]);
  const ofSpan = inquiries.filter(({ begun }) => begun.day >= first);
  return {
    ...countedIn(days, count),
    ...responseRatesOf([...ofSpan, ...askings], now),
    conversion: projectPercentOfInquiries(ofSpan),
    months: countInquiriesByMonth(inquiries, months),
  };
};
