import { type SQL, sql } from 'drizzle-orm';
import { MOST_SIMILAR, type SimilarCompany } from '#companies/contract/similar-company.ts';
import type { Db } from '#server/database/db.ts';
import { columnsNamed, plainRows } from '#server/database/plain-rows.ts';

const mainTradeOf = (company: SQL) =>
  sql`(select category_id from company_services where company_id = ${company} order by id limit 1)`;

/**
 * Who also does a company's main trade: those first whose own main trade it is, among them the nearest: in its commune,
 * in its canton, elsewhere. Never the reader's own.
 */
export const similarCompaniesReader = (db: Db) => {
  const given = {
    company: sql`${sql.placeholder('companyId')}::integer`,
    reader: sql`${sql.placeholder('readerId')}::integer`,
  };
  const alike = sql`(
    select other.id, other.name, other.logo_url, other.city, other.rating_average
    from company_profiles own
    join company_services s on s.category_id = ${mainTradeOf(sql`own.id`)} and s.company_id <> own.id
    join company_profiles other on other.id = s.company_id and not other.is_hidden and other.is_listed
      and other.user_id is distinct from ${given.reader}
    join users u on u.id = other.user_id and not u.is_suspended and u.erased_at is null
    where own.id = ${given.company}
    order by ${mainTradeOf(sql`other.id`)} = s.category_id desc,
      (other.commune = own.commune) desc nulls last, (other.canton = own.canton) desc nulls last,
      other.rating_score desc nulls last, other.id
    limit ${sql.raw(String(MOST_SIMILAR))}) alike`;
  const query = db
    .select(
      columnsNamed({
        id: sql<number>`id`,
        name: sql<string>`name`,
        logoUrl: sql<string | null>`logo_url`,
        city: sql<string | null>`city`,
        ratingAverage: sql<number | null>`rating_average`,
      }),
    )
    .from(alike)
    .prepare('similar_companies');
  return (companyId: number, readerId: number | null): Promise<SimilarCompany[]> =>
    plainRows(query, { companyId, readerId });
};
