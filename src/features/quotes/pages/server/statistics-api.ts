import { and, eq, gte, sql } from 'drizzle-orm';
import { createWorkingDayTest } from '#features/companies/core/rules/working-days.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { medianOf } from '#features/companies/insights/rules/insights.ts';
import type { QuoteState } from '#features/quotes/core/rules/quote-states.ts';
import { isQuoteVisibleToPersonSql, quoteStateOnSql } from '#features/quotes/core/server/index.ts';
import { quotes } from '#features/quotes/core/server/tables.ts';
import { getQuoteStatistics } from '#features/quotes/pages/contract/statistics.ts';
import { workingHoursBetween } from '#features/quotes/pages/rules/working-hours-between.ts';
import { requestInvitations } from '#features/requests/core/server/tables.ts';
import { dayOf, type IsoDay } from '#kernel/calendar.ts';
import { luxembourgMidnightOf } from '#kernel/luxembourg-midnight.ts';
import type { Db } from '#server/database/db.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';

interface StateRow extends Record<string, unknown> {
  state: QuoteState;
  count: number;
  total: string;
}

/**
 * An accepted quote counts with the chosen options, another as its reader was sent it. If its contract is over it
 * counts as zero: it stays in the list and its number, but is nobody's sum.
 */
const totalOf = sql`case when a.withdrawn_at is null and a.ended_at is null then coalesce(a.total, v.total) else 0.00 end`;

const byState = async (db: Db, personId: number, today: IsoDay) => {
  const { rows } = await db.execute<StateRow>(sql`
    select ${quoteStateOnSql(today)} as state, count(*)::integer as count, sum(${totalOf})::text as total
    from ${quotes}
    left join ${companyProfiles} on ${companyProfiles.id} = ${quotes.companyId}
    join quote_versions v on v.quote_id = ${quotes.id} and v.version = coalesce(${quotes.sentVersion}, 1)
    left join quote_acceptances a on a.quote_id = ${quotes.id}
    where ${isQuoteVisibleToPersonSql(personId)} group by 1`);
  return rows;
};

interface YearRow extends Record<string, unknown> {
  sent: number;
  accepted: number;
  acceptedTotal: string;
  answered: number;
}

const ofYear = async (db: Db, ownerId: number, since: Date) => {
  const { rows } = await db.execute<YearRow>(sql`
    select count(*)::integer as sent,
      count(a.quote_id)::integer as accepted,
      coalesce(sum(a.total), 0)::numeric(15, 2)::text as "acceptedTotal",
      (count(*) filter (where a.quote_id is not null or q.state in ('declined', 'expired')))::integer as answered
    from quotes q
    join company_profiles c on c.id = q.company_id and c.user_id = ${ownerId}
    left join quote_acceptances a on a.quote_id = q.id and a.withdrawn_at is null and a.ended_at is null
    where q.first_sent_at >= ${since} and not q.is_change`);
  const [row] = rows;
  if (!row) throw new Error('A count without a row');
  return row;
};

/** Returns how long its quotes of this year took, in hours of its own working days. */
const timesOf = async (db: Db, ownerId: number, since: Date): Promise<number[]> => {
  const rows = await db
    .select({
      askedAt: requestInvitations.sentAt,
      sentAt: quotes.firstSentAt,
      hours: companyProfiles.businessHours,
    })
    .from(quotes)
    .innerJoin(companyProfiles, eq(companyProfiles.id, quotes.companyId))
    .innerJoin(requestInvitations, eq(requestInvitations.id, quotes.invitationId))
    .where(
      and(eq(companyProfiles.userId, ownerId), gte(quotes.firstSentAt, since), eq(quotes.isChange, false)),
    );
  const [first] = rows;
  const isWorking = createWorkingDayTest(first?.hours);
  return rows.flatMap(({ askedAt, sentAt }) =>
    sentAt === null ? [] : [workingHoursBetween(askedAt, sentAt, isWorking)],
  );
};

const beginOfYear = (today: IsoDay): Date => luxembourgMidnightOf(`${today.slice(0, 4)}-01-01`);

const read: EndpointRoute = handle(getQuoteStatistics, async ({ person, services: { db, clock } }) => {
  const today = dayOf(clock.now());
  const since = beginOfYear(today);
  const [states, year, times] = await Promise.all([
    byState(db, person.id, today),
    ofYear(db, person.id, since),
    timesOf(db, person.id, since),
  ]);
  return { states, year: { ...year, timed: times.length, middleHours: medianOf(times) } };
});

export const quoteStatisticsRoutes: readonly EndpointRoute[] = [read];
