import { type SQL, sql } from 'drizzle-orm';
import { periodNamed } from '#companies/rules/opening-hours.ts';
import type { StoredHours } from '#companies/rules/working-days.ts';
import { aboutKm } from '#directory/rules/distance.ts';
import { type Day, dayOf } from '#kernel/calendar.ts';
import type { Person } from '#kernel/visitor.ts';
import type { Suggestion } from '#requests/contract/choosing.ts';
import type { Db } from '#server/database/db.ts';

const MOST_SUGGESTIONS = 20;
const MOST_NAMED = 200;

interface Wish {
  category: number;
  commune?: string | undefined;
  on?: Day | undefined;
  query?: string | undefined;
  companies?: readonly number[] | undefined;
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
  project_count: number;
  subscription_status: string;
  business_hours: StoredHours;
  works: boolean;
  is_told: boolean;
  latitude: number | null;
  longitude: number | null;
  there_latitude: number | null;
  there_longitude: number | null;
}

/** Within what it names; whoever names nothing works in the canton it is in. */
const worksThere = sql`(there.name = any(c.service_communes) or there.canton = any(c.service_cantons)
  or (cardinality(c.service_communes) + cardinality(c.service_cantons) = 0 and c.canton = there.canton))`;

const isOnLeave = (hours: StoredHours, day: Day): boolean =>
  typeof hours === 'object' &&
  hours !== null &&
  Object.entries(hours).some(([name, text]) => {
    const period = periodNamed(name);
    return period !== undefined && /^closed$/i.test(text.trim()) && period.from <= day && day <= period.to;
  });

const distanceOf = (row: Row): number | null => {
  const { latitude, longitude, there_latitude: thereLatitude, there_longitude: thereLongitude } = row;
  if (latitude === null || longitude === null || thereLatitude === null || thereLongitude === null)
    return null;
  return aboutKm({ latitude, longitude }, { latitude: thereLatitude, longitude: thereLongitude });
};

const present = (row: Row, commune: string | undefined, day: Day): Suggestion => ({
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
    answersWithin: row.response_hours,
    jobs: row.project_count,
  },
  distanceKm: distanceOf(row),
  isPaid: ['trial', 'active', 'past_due', 'cancelled'].includes(row.subscription_status),
  isOnLeave: isOnLeave(row.business_hours, day),
  isTold: row.is_told,
});

const escaped = (words: string) => words.replace(/[\\%_]/g, '\\$&');

const wanted = ({ query, companies, commune }: Wish): SQL => {
  if (companies) return sql`c.id = any(${sql.param([...companies])}::integer[])`;
  if (query) return sql`c.name ilike ${`%${escaped(query)}%`}`;
  return commune ? worksThere : sql`true`;
};

/**
 * Companies of a trade in the order of the directory, without what a plan buys there. Nobody who is barred, or with
 * whom one of the two has blocked the other.
 */
export const readSuggestions = async (db: Db, wish: Wish): Promise<Suggestion[]> => {
  const { category, commune, companies, person, on, now } = wish;
  const asker = person?.id ?? null;
  const { rows } = await db.execute<Row>(sql`
    select c.id, c.name, c.logo_url, c.city, c.rating_average, c.review_count, c.response_hours, c.project_count,
      c.subscription_status, c.business_hours, coalesce(${worksThere}, false) as works,
      exists (select from request_wishes w where w.client_id = ${asker}::integer and w.company_id = c.id
        and w.category_id = ${category}) as is_told,
      here.latitude, here.longitude, there.latitude as there_latitude, there.longitude as there_longitude
    from company_services s
    join company_profiles c on c.id = s.company_id
    join users u on u.id = c.user_id and u.erased_at is null
    left join communes there on there.name = ${commune ?? null}
    left join communes here on here.name = c.commune
    where s.category_id = ${category} and not c.is_hidden and ${wanted(wish)}
      and not exists (select from blocks b
        where (b.user_id, b.blocked_id) in ((c.user_id, ${asker}::integer), (${asker}::integer, c.user_id)))
    order by c.rating_score desc nulls last, c.id desc
    limit ${companies ? MOST_NAMED : MOST_SUGGESTIONS}`);
  return rows.map((row) => present(row, commune, on ?? dayOf(now)));
};
