import { and, eq, sql } from 'drizzle-orm';
import { serviceCategories } from '#features/companies/core/server/tables.ts';
import {
  type InsightSpan,
  insightSpanDays,
  MIN_COMPANIES_FOR_MEDIAN,
  medianOfCounts,
} from '#features/companies/insights/rules/insights.ts';
import { dayOf, addDays, type IsoDay } from '#kernel/calendar.ts';
import { TIME_ZONE } from '#kernel/dates.ts';
import type { Db } from '#server/database/db.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import { readCompaniesInBatches } from './read-companies-in-batches.ts';
import { tradeMedians } from './tables.ts';

/** A company's trade is the category of its first service. */
const trade = sql.raw(`(c.services -> 0 ->> 'categoryId')::integer`);

const figureNames = ['views', 'impressions', 'contacts', 'messages'] as const;

interface Counted extends Record<(typeof figureNames)[number], number> {
  companyId: number;
  categoryId: number;
  span: InsightSpan;
}

/** Counts these companies' views, contacts and messages in each span. */
const countSlice = async (db: Db, companyIds: readonly number[], until: IsoDay): Promise<Counted[]> => {
  const starts = insightSpanDays.map((span) => addDays(until, 1 - span));
  const { rows } = await db.execute<Counted & Record<string, unknown>>(sql`
    with span as (
      select days, first, ${sql.raw(`first::timestamp at time zone '${TIME_ZONE}'`)} as begins
      from unnest(${sql.param([...insightSpanDays])}::integer[], ${sql.param(starts)}::date[]) span (days, first)),
    company as (
      select c.id, c.user_id, ${trade} as category_id from company_profiles c
      where c.id = any(${sql.param([...companyIds])}::integer[]) and jsonb_array_length(c.services) > 0)
    select id as "companyId", category_id as "categoryId", days as span, seen.views, seen.impressions,
      (select count(*)::integer from contacts l where l.company_id = company.id and l.created_at >= begins) as contacts,
      (select count(*)::integer from messages m where m.receiver_id = company.user_id and m.created_at >= begins) as messages
    from company cross join span cross join lateral (
      select coalesce(sum(from_search + from_category + direct), 0)::integer as views,
        coalesce(sum(impressions), 0)::integer as impressions
      from company_days d where d.company_id = company.id and d.day between span.first and ${until}::date) seen`);
  return rows;
};

/** Tallies how many companies of a trade have which figure in one span: among a million companies few numbers differ. */
class TradeTally {
  readonly #tallies = figureNames.map(() => new Map<number, number>());
  companies = 0;

  add(counts: Counted) {
    this.companies += 1;
    for (const [index, name] of figureNames.entries()) {
      const tally = this.#tallies[index];
      tally?.set(counts[name], (tally.get(counts[name]) ?? 0) + 1);
    }
  }

  medians() {
    const [views = 0, impressions = 0, contacts = 0, messages = 0] = this.#tallies.map(medianOfCounts);
    return { companies: this.companies, views, impressions, contacts, messages };
  }
}

const tallyAll = async (db: Db, until: IsoDay) => {
  const trades = new Map<string, { categoryId: number; span: InsightSpan; tally: TradeTally }>();
  for await (const companies of readCompaniesInBatches(db)) {
    for (const counts of await countSlice(
      db,
      companies.map(({ id }) => id),
      until,
    )) {
      const { categoryId, span } = counts;
      const key = `${categoryId} ${span}`;
      const tradeEntry = trades.get(key) ?? { categoryId, span, tally: new TradeTally() };
      tradeEntry.tally.add(counts);
      trades.set(key, tradeEntry);
    }
  }
  return trades.values();
};

/** Counts in slices whatever the number of companies, then stores all at once; a trade that has become too small is left out. */
export const measureTradeMedians = async (db: Db, now: Date): Promise<void> => {
  const rows = [...(await tallyAll(db, dayOf(now)))]
    .filter(({ tally }) => tally.companies >= MIN_COMPANIES_FOR_MEDIAN)
    .map(({ categoryId, span, tally }) => ({ categoryId, span, ...tally.medians() }));
  await db.transaction(async (transaction) => {
    // Two concurrent instances would insert the same rows.
    await transaction.execute(sql`lock table trade_medians in share row exclusive mode`);
    await transaction.delete(tradeMedians);
    if (rows.length > 0) await transaction.insert(tradeMedians).values(rows);
  });
};

/** Runs when the day has ended, with all that was counted in it. */
export const measureTradeMediansJob: JobDefinition = {
  name: 'measure-trades',
  every: '20 23 * * *',
  run: (_, { db, clock }) => measureTradeMedians(db, clock.now()),
};

/** Returns a trade's medians; null if it has too few companies. */
export const findTradeMedians = async (db: Db, categoryId: number, span: InsightSpan) => {
  const { name, names } = serviceCategories;
  const { companies, views, impressions, contacts, messages } = tradeMedians;
  const [row] = await db
    .select({ name, names, companies, views, impressions, contacts, messages })
    .from(tradeMedians)
    .innerJoin(serviceCategories, eq(serviceCategories.id, tradeMedians.categoryId))
    .where(and(eq(tradeMedians.categoryId, categoryId), eq(tradeMedians.span, span)));
  return row ?? null;
};
