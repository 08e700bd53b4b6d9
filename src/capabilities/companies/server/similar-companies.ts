import { type SQL, sql } from 'drizzle-orm';
import { MOST_SIMILAR, type SimilarCompany } from '#companies/contract/similar-company.ts';
import type { Db } from '#server/database/db.ts';

const mainTradeOf = (company: SQL) =>
  sql`(select category_id from company_services where company_id = ${company} order by id limit 1)`;

/**
 * Who also does a company's main trade: those first whose own main trade it is, among them the nearest: in its commune,
 * in its canton, elsewhere. Never the reader's own.
 */
export const similarCompanies = async (
  db: Db,
  companyId: number,
  readerId: number | null,
): Promise<SimilarCompany[]> => {
  const { rows } = await db.execute<SimilarCompany & Record<string, unknown>>(sql`
    select other.id, other.name, other.logo_url as "logoUrl", other.city,
      other.rating_average as "ratingAverage"
    from company_profiles own
    join company_services s on s.category_id = ${mainTradeOf(sql`own.id`)} and s.company_id <> own.id
    join company_profiles other on other.id = s.company_id and not other.is_hidden and other.is_listed
      and other.user_id is distinct from ${readerId}
    join users u on u.id = other.user_id and not u.is_suspended and u.erased_at is null
    where own.id = ${companyId}
    order by ${mainTradeOf(sql`other.id`)} = s.category_id desc,
      (other.commune = own.commune) desc nulls last, (other.canton = own.canton) desc nulls last,
      other.rating_score desc nulls last, other.id
    limit ${MOST_SIMILAR}`);
  return rows;
};
