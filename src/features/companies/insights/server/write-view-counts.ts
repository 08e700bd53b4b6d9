import { sql } from 'drizzle-orm';
import type { VisitSource } from '#features/companies/insights/rules/page-viewers.ts';
import type { IsoDay } from '#kernel/calendar.ts';
import type { Db } from '#server/database/db.ts';

export interface ProfileView {
  companyId: number;
  day: IsoDay;
  visitor: Buffer;
  source: VisitSource;
  personId: number | null;
}

export interface ListImpression {
  companyId: number;
  day: IsoDay;
  personId: number | null;
}

const columnOf = <Row, Name extends keyof Row>(rows: readonly Row[], name: Name) =>
  sql.param(rows.map((row) => row[name]));

// The company's own people do not count, nor does a company deleted meanwhile. Rows are locked in one order, so that
// two instances never deadlock.
const others = sql`join company_profiles c on c.id = seen.company_id and c.user_id is distinct from seen.person_id`;

/** Counts each visitor once a day across all instances: new ones are added to the day in the same statement. */
export const writeProfileViews = (db: Db, views: readonly ProfileView[]) =>
  db.execute(sql`
    with fresh as (
      insert into profile_visitors (day, company_id, visitor, source)
      select seen.day, seen.company_id, seen.visitor, seen.source
      from unnest(${columnOf(views, 'day')}::date[], ${columnOf(views, 'companyId')}::integer[],
        ${columnOf(views, 'visitor')}::bytea[], ${columnOf(views, 'source')}::text[],
        ${columnOf(views, 'personId')}::integer[]) seen (day, company_id, visitor, source, person_id) ${others}
      order by seen.day, seen.company_id, seen.visitor
      on conflict do nothing
      returning day, company_id, source)
    insert into company_days as kept (company_id, day, from_search, from_category, direct)
    select company_id, day, count(*) filter (where source = 'search'),
      count(*) filter (where source = 'category'), count(*) filter (where source = 'direct')
    from fresh group by company_id, day order by company_id, day
    on conflict (company_id, day) do update set
      from_search = kept.from_search + excluded.from_search,
      from_category = kept.from_category + excluded.from_category,
      direct = kept.direct + excluded.direct`);

export const writeListImpressions = (db: Db, showings: readonly ListImpression[]) =>
  db.execute(sql`
    insert into company_days as kept (company_id, day, impressions)
    select seen.company_id, seen.day, count(*)
    from unnest(${columnOf(showings, 'day')}::date[], ${columnOf(showings, 'companyId')}::integer[],
      ${columnOf(showings, 'personId')}::integer[]) seen (day, company_id, person_id) ${others}
    group by seen.company_id, seen.day order by seen.company_id, seen.day
    on conflict (company_id, day) do update set impressions = kept.impressions + excluded.impressions`);
