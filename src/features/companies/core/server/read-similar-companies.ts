import { type SQL, sql } from 'drizzle-orm';
import {
  MAX_SIMILAR_COMPANIES,
  type SimilarCompany,
} from '#features/companies/core/contract/similar-company.ts';
import type { Db } from '#server/database/db.ts';

const mainTradeOf = (company: SQL) =>
  sql`(select category_id from company_services where company_id = ${company} order by id limit 1)`;

/** This many candidates are enough that three of them are open to the reader. */
const CANDIDATES = sql.raw('12');

/** About 15 km around a commune. */
const NEARBY_COMMUNES = sql.raw('30');

/** Selects the best companies of the shelf with this name (0097_companies_on_shelves.sql), without the company itself. */
const bestOf = (shelf: SQL) => sql`
  select company_id, rating_score from company_shelves where shelf = ${shelf} and company_id <> own.id
  order by rating_score desc, company_id desc limit ${CANDIDATES}`;

/** Compares well within one country: the square of the distance on a flat map. */
const distanceTo = (commune: SQL) => sql`(
  (${commune}.latitude - own.latitude) ^ 2
  + ((${commune}.longitude - own.longitude) * cos(radians(own.latitude))) ^ 2)`;

/**
 * Reads companies of the same trade: those with the same main trade first, then the nearest, never the reader's own. Looked
 * at are those of the communes nearby, and the best of the country where few are near. The cost does not grow with the
 * number of companies.
 */
export const createSimilarCompaniesReader = (db: Db) => {
  const parameters = {
    company: sql`${sql.placeholder('companyId')}::integer`,
    reader: sql`${sql.placeholder('readerId')}::integer`,
  };
  const alike = sql`(
    select other.id, other.name, other.logo_url, other.city, other.rating_average
    from (select c.id, k.latitude, k.longitude, ${mainTradeOf(sql`c.id`)} as trade
        from company_profiles c left join communes k on k.name = c.commune
        where c.id = ${parameters.company}) own
    cross join lateral ((select best.company_id
        from (select k.name, ${distanceTo(sql`k`)} as distance from communes k where own.latitude is not null
          order by distance limit ${NEARBY_COMMUNES}) nearby
        cross join lateral (${bestOf(sql`'k' || own.trade || ' c' || nearby.name`)}) best
        order by nearby.distance, best.rating_score desc, best.company_id desc limit ${CANDIDATES})
      union (select company_id from (${bestOf(sql`'k' || own.trade`)}) best)) candidate
    join company_profiles other on other.id = candidate.company_id and not other.is_hidden and other.is_listed
      and other.user_id is distinct from ${parameters.reader}
    join users u on u.id = other.user_id and not u.is_suspended and u.erased_at is null
    left join communes there on there.name = other.commune
    order by ${mainTradeOf(sql`other.id`)} = own.trade desc, ${distanceTo(sql`there`)} nulls last,
      other.rating_score desc nulls last, other.id
    limit ${sql.raw(String(MAX_SIMILAR_COMPANIES))}) alike`;
  const query = db
    .select({
      id: sql<number>`id`,
      name: sql<string>`name`,
      logoUrl: sql<string | null>`logo_url`,
      city: sql<string | null>`city`,
      ratingAverage: sql<number | null>`rating_average`,
    })
    .from(alike)
    .prepare('similar_companies');
  return (companyId: number, readerId: number | null): Promise<SimilarCompany[]> =>
    query.execute({ companyId, readerId });
};
