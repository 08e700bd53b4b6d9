import { type SQL, sql } from 'drizzle-orm';
import {
  MAX_SIMILAR_COMPANIES,
  type SimilarCompany,
} from '#features/companies/core/contract/similar-company.ts';
import type { Db } from '#server/database/db.ts';

const mainTradeOf = (company: SQL) =>
  sql`(select category_id from company_services where company_id = ${company} order by id limit 1)`;

/** Each shelf offers its best rated companies up to this number: enough that three of them are open to the reader. */
const LOOKED_AT = 12;

/** Selects the best companies of the shelf with this name (0097_companies_on_shelves.sql), without the company itself. */
const bestOf = (shelf: SQL) => sql`(
  select company_id from company_shelves where shelf = ${shelf} and company_id <> own.id
  order by rating_score desc, company_id desc limit ${sql.raw(String(LOOKED_AT))})`;

/**
 * Reads the best companies of the same trade in the commune, the canton and everywhere: companies with the same main
 * trade first, then the nearest, never the reader's own. The cost does not grow with the number of companies.
 */
export const createSimilarCompaniesReader = (db: Db) => {
  const parameters = {
    company: sql`${sql.placeholder('companyId')}::integer`,
    reader: sql`${sql.placeholder('readerId')}::integer`,
  };
  const alike = sql`(
    select other.id, other.name, other.logo_url, other.city, other.rating_average
    from (select c.id, c.commune, c.canton, ${mainTradeOf(sql`c.id`)} as trade
        from company_profiles c where c.id = ${parameters.company}) own
    cross join lateral (${bestOf(sql`'k' || own.trade || ' c' || own.commune`)}
      union ${bestOf(sql`'k' || own.trade || ' t' || own.canton`)}
      union ${bestOf(sql`'k' || own.trade`)}) near
    join company_profiles other on other.id = near.company_id and not other.is_hidden and other.is_listed
      and other.user_id is distinct from ${parameters.reader}
    join users u on u.id = other.user_id and not u.is_suspended and u.erased_at is null
    order by ${mainTradeOf(sql`other.id`)} = own.trade desc,
      (other.commune = own.commune) desc nulls last, (other.canton = own.canton) desc nulls last,
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
