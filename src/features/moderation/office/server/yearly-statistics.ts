import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';

/** A row of the report: its count, its kind, and the median hours. */
export interface YearlyStatistic {
  measure:
    | 'notices'
    | 'upheld'
    | 'dismissed'
    | 'takenDown'
    | 'withheld'
    | 'objections'
    | 'restored'
    | 'suspensions';
  kind: string;
  count: number;
  medianHours: number | null;
}

/** Counts for the yearly moderation report (articles 15 and 24 of the DSA); a year is Luxembourg's. */
export const readYearlyStatistics = async (db: Db, year: number): Promise<YearlyStatistic[]> => {
  const inYear = sql`between make_timestamptz(${year}, 1, 1, 0, 0, 0, 'Europe/Luxembourg')
    and make_timestamptz(${year} + 1, 1, 1, 0, 0, 0, 'Europe/Luxembourg') - interval '1 microsecond'`;
  const { rows } = await db.execute<{ figure: YearlyStatistic }>(sql`
    with notices as (
      select kind, created_at as begun, decided_at as ended, outcome from content_reports
      union all select 'conversation', created_at, reviewed_at, null from conversation_reports
      union all select 'client', created_at, reviewed_at, null from client_reports
      union all select 'request', created_at, decided_at, null from request_reports
      union all select 'quote', created_at, decided_at, null from quote_reports
      union all select 'flag', created_at, decided_at, outcome from review_flags),
    decided as (
      select subject, verdict, reason from moderation_log where created_at ${inYear}),
    objections as (
      select kind, appealed_at as begun, appeal_decided_at as ended from takedowns
      union all select 'review', appealed_at, appeal_decided_at from reviews),
    lines as (
      select 1 as place, 'notices' as measure, kind, count(*),
        percentile_cont(0.5) within group (order by extract(epoch from ended - begun) / 3600) as hours
        from notices where begun ${inYear} group by kind
      union all select 2, 'upheld', subject, count(*), null from decided
        where verdict = 'upheld' or (subject = 'flag' and verdict = 'withheld') group by subject
      union all select 3, 'dismissed', subject, count(*), null from decided
        where verdict = 'dismissed' or (subject = 'flag' and verdict = 'approved') group by subject
      union all select 4, 'takenDown', kind, count(*), null from takedowns where taken_at ${inYear} group by kind
      union all select 5, 'withheld', coalesce(reason, 'other'), count(*), null from decided
        where subject in ('review', 'edit', 'flag') and verdict in ('withheld', 'taken') group by 3
      union all select 6, 'objections', kind, count(*),
        percentile_cont(0.5) within group (order by extract(epoch from ended - begun) / 3600)
        from objections where begun ${inYear} group by kind
      union all select 7, 'restored', subject, count(*), null from decided
        where verdict = 'restored' or (subject = 'appeal' and verdict = 'approved') group by subject
      union all select 8, 'suspensions', 'account', count(*), null from decided
        where subject in ('suspension', 'report') and verdict = 'suspended' having count(*) > 0)
    select json_build_object('measure', measure, 'kind', kind, 'count', count, 'medianHours', round(hours::numeric, 1)) as figure
    from lines order by place, kind`);
  return rows.map(({ figure }) => figure);
};
