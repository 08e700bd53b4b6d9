import { and, desc, eq, sql } from 'drizzle-orm';
import { parseDatePeriod } from '#features/companies/core/rules/opening-hours.ts';
import type { StoredHours } from '#features/companies/core/rules/working-days.ts';
import { roundedDistanceKm } from '#features/directory/core/rules/rounded-distance.ts';
import { readBestRatedIds, splitIntoIndexWords } from '#features/directory/core/server/index.ts';
import { folders, savedCompanies } from '#features/folders/core/server/tables.ts';
import type { CompanySuggestion } from '#features/requests/new-request/contract/form-lookups.ts';
import { dayOf, type IsoDay } from '#kernel/calendar.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { TranslatedNames } from '#kernel/translated-names.ts';
import type { Db } from '#server/database/db.ts';

const MOST_SUGGESTIONS = 20;
const MOST_NAMED = 200;

interface SuggestionCriteria {
  category: number;
  commune?: string | undefined;
  on?: IsoDay | undefined;
  query?: string | undefined;
  companies?: readonly number[] | undefined;
  folder?: number | undefined;
  person: Person | null;
  now: Date;
}

interface Row extends Record<string, unknown> {
  id: number;
  name: string;
  logo_url: string | null;
  city: string | null;
  rating_average: number | null;
  review_count: number;
  response_hours: number | null;
  trade_jobs: number;
  subscription_status: string;
  business_hours: StoredHours;
  works: boolean;
  works_names: TranslatedNames;
  is_told: boolean;
  latitude: number | null;
  longitude: number | null;
  there_latitude: number | null;
  there_longitude: number | null;
}

/** A company works in the places it names; one that names none works in its own canton. */
const worksThere = sql`(there.name = any(c.service_communes) or there.canton = any(c.service_cantons)
  or (cardinality(c.service_communes) + cardinality(c.service_cantons) = 0 and c.canton = there.canton))`;

const isOnLeave = (hours: StoredHours, day: IsoDay): boolean =>
  typeof hours === 'object' &&
  hours !== null &&
  Object.entries(hours).some(([name, text]) => {
    const period = parseDatePeriod(name);
    return period !== undefined && /^closed$/i.test(text.trim()) && period.from <= day && day <= period.to;
  });

const distanceOf = (row: Row): number | null => {
  const { latitude, longitude, there_latitude: thereLatitude, there_longitude: thereLongitude } = row;
  if (latitude === null || longitude === null || thereLatitude === null || thereLongitude === null)
    return null;
  return roundedDistanceKm({ latitude, longitude }, { latitude: thereLatitude, longitude: thereLongitude });
};

const present = (row: Row, commune: string | undefined, day: IsoDay): CompanySuggestion => ({
  company: {
    id: row.id,
    name: row.name,
    logoUrl: row.logo_url,
    city: row.city,
    ratingAverage: row.rating_average,
    reviewCount: row.review_count,
  },
  reasons: {
    works: row.works ? (commune ?? null) : null,
    worksNames: row.works ? row.works_names : {},
    answersWithin: row.response_hours,
    jobs: row.trade_jobs,
  },
  distanceKm: distanceOf(row),
  isPaid: ['trial', 'active', 'past_due', 'cancelled'].includes(row.subscription_status),
  isOnLeave: isOnLeave(row.business_hours, day),
  isTold: row.is_told,
});

/** Finished work belongs to the trade its request names, or to the only trade its company does. */
const tradeJobs = (category: number) => sql`(
  select count(*)::integer from projects p
  where p.company_id = c.id and p.completed_at is not null and ${category} = coalesce(
    (select r.category_id from quote_acceptances a
      join quotes q on q.id = a.quote_id
      join requests r on r.id = q.request_id
      where a.project_id = p.id limit 1),
    (select min(o.category_id) from company_services o where o.company_id = c.id having count(*) = 1)))`;

/** A block in either direction counts, and neither side learns which. */
const blockedFor = async (db: Db, requestContext: number | null): Promise<number[]> => {
  if (requestContext === null) return [];
  const { rows } = await db.execute<{ id: number }>(sql`
    select c.id from blocks b
    join company_profiles c on c.user_id = case when b.user_id = ${requestContext} then b.blocked_id else b.user_id end
    where ${requestContext} in (b.user_id, b.blocked_id)`);
  return rows.map(({ id }) => id);
};

const placeOf = async (db: Db, commune: string) => {
  const { rows } = await db.execute<{ commune: string; canton: string }>(
    sql`select name as commune, canton from communes where name = ${commune}`,
  );
  return rows[0] ?? null;
};

/** A folder of somebody else yields nothing. */
const companiesIn = async (db: Db, folder: number, person: Person | null): Promise<number[]> => {
  const rows = await db
    .select({ id: savedCompanies.companyId })
    .from(savedCompanies)
    .innerJoin(folders, eq(folders.id, savedCompanies.folderId))
    .where(and(eq(folders.id, folder), eq(folders.userId, person?.id ?? 0)))
    .orderBy(desc(savedCompanies.id))
    .limit(MOST_NAMED);
  return rows.map(({ id }) => id);
};

/** Named companies come wherever they work; else the best of the trade, by name or by where they work. */
const idsOf = async (
  db: Db,
  criteria: SuggestionCriteria,
  without: readonly number[],
): Promise<readonly number[]> => {
  const { category: categoryId, companies, folder, query, commune } = criteria;
  const chosenIds =
    companies ?? (folder === undefined ? null : await companiesIn(db, folder, criteria.person));
  if (chosenIds) return chosenIds.filter((id) => !without.includes(id));
  if (query) {
    const words = await splitIntoIndexWords(db, query);
    return readBestRatedIds(db, { categoryId, place: null, words, without }, MOST_SUGGESTIONS);
  }
  const place = commune === undefined ? null : await placeOf(db, commune);
  if (commune !== undefined && !place) return [];
  return readBestRatedIds(db, { categoryId, place, words: [], without }, MOST_SUGGESTIONS);
};

/**
 * Lists companies of a trade in the directory's order, without the advantage a plan buys there. Barred companies are
 * left out, and so are those with a block in either direction.
 */
export const readCompanySuggestions = async (
  db: Db,
  criteria: SuggestionCriteria,
): Promise<CompanySuggestion[]> => {
  const { category, commune, person, on, now } = criteria;
  const requestContext = person?.id ?? null;
  const ids = await idsOf(db, criteria, await blockedFor(db, requestContext));
  if (ids.length === 0) return [];
  const { rows } = await db.execute<Row>(sql`
    select c.id, c.name, c.logo_url, c.city, c.rating_average, c.review_count, c.response_hours,
      ${tradeJobs(category)} as trade_jobs, c.subscription_status, c.business_hours, coalesce(${worksThere}, false) as works,
      names_of_place(there.name) as works_names,
      exists (select from request_wishes w where w.client_id = ${requestContext}::integer and w.company_id = c.id
        and w.category_id = ${category}) as is_told,
      here.latitude, here.longitude, there.latitude as there_latitude, there.longitude as there_longitude
    from company_profiles c
    join company_services s on s.company_id = c.id and s.category_id = ${category}
    left join communes there on there.name = ${commune ?? null}
    left join communes here on here.name = c.commune
    where c.id = any(${sql.param([...ids])}::integer[]) and not c.is_hidden
    order by c.rating_score desc nulls last, c.id desc`);
  return rows.map((row) => present(row, commune, on ?? dayOf(now)));
};
