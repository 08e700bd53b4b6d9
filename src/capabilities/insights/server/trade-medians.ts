import { and, eq, sql } from 'drizzle-orm';
import { serviceCategories } from '#companies/server/tables.ts';
import { type InsightSpan, insightSpans, LEAST_COMPANIES_COMPARED } from '#insights/rules/insights.ts';
import { type Day, dayOf, daysLater } from '#kernel/calendar.ts';
import type { Db } from '#server/database/db.ts';
import type { Job } from '#server/jobs.ts';
import { startOfDay } from './read-days.ts';
import { tradeMedians } from './tables.ts';

/** A company's trade is the first of its services. */
const trade = sql.raw(`(c.services -> 0 ->> 'categoryId')::integer`);

const measure = (db: Db, span: InsightSpan, until: Day) => {
  const first = daysLater(until, 1 - span);
  const middle = (column: string) => sql.raw(`percentile_cont(0.5) within group (order by ${column})`);
  return db.execute(sql`
    with seen as (
      select company_id, sum(from_search + from_category + direct) views, sum(impressions) impressions
      from company_days where day between ${first} and ${until} group by company_id),
    liked as (
      select company_id, count(*) contacts from contacts where created_at >= ${startOfDay(first)} group by company_id),
    written as (
      select receiver_id, count(*) messages from messages where created_at >= ${startOfDay(first)} group by receiver_id),
    companies as (
      select ${trade} category_id, coalesce(views, 0) views, coalesce(impressions, 0) impressions,
        coalesce(contacts, 0) contacts, coalesce(messages, 0) messages
      from company_profiles c left join seen on seen.company_id = c.id left join liked on liked.company_id = c.id
        left join written on written.receiver_id = c.user_id
      where jsonb_array_length(c.services) > 0)
    insert into trade_medians (category_id, span, companies, views, impressions, contacts, messages)
    select category_id, ${span}, count(*), ${middle('views')}, ${middle('impressions')}, ${middle('contacts')},
      ${middle('messages')}
    from companies group by category_id having count(*) >= ${LEAST_COMPANIES_COMPARED}`);
};

/** All of them in one transaction: a trade that has become too small is left out. */
export const measureTrades = (db: Db, now: Date): Promise<void> =>
  db.transaction(async (transaction) => {
    // Two instances at once would insert the same rows.
    await transaction.execute(sql`lock table trade_medians in share row exclusive mode`);
    await transaction.delete(tradeMedians);
    for (const span of insightSpans) await measure(transaction, span, dayOf(now));
  });

/** When the day has ended, with all that was counted in it. */
export const measureTradesDaily: Job = {
  name: 'measure-trades',
  every: '20 23 * * *',
  run: (_, { db, clock }) => measureTrades(db, clock.now()),
};

/** What is usual in a trade; nothing where it has too few companies. */
export const findMedians = async (db: Db, categoryId: number, span: InsightSpan) => {
  const { name, names } = serviceCategories;
  const { companies, views, impressions, contacts, messages } = tradeMedians;
  const [row] = await db
    .select({ name, names, companies, views, impressions, contacts, messages })
    .from(tradeMedians)
    .innerJoin(serviceCategories, eq(serviceCategories.id, tradeMedians.categoryId))
    .where(and(eq(tradeMedians.categoryId, categoryId), eq(tradeMedians.span, span)));
  return row ?? null;
};
