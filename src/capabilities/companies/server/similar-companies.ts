import { sql } from 'drizzle-orm';
import { MOST_SIMILAR, type SimilarCompany } from '#companies/contract/similar-company.ts';
import type { Db } from '#server/database/db.ts';

/** Of the same trade, the nearest first: in its commune, in its canton, elsewhere. Never somebody's own. */
export const similarCompanies = async (
  db: Db,
  companyId: number,
  readerId: number | null,
): Promise<SimilarCompany[]> => {
  const { rows } = await db.execute<SimilarCompany & Record<string, unknown>>(sql`
    select other.id, other.name, other.logo_url as "logoUrl", other.city,
      other.rating_average as "ratingAverage"
    from company_profiles own
    join company_profiles other on other.id <> own.id and not other.is_hidden
      and other.user_id is distinct from ${readerId}
    join users u on u.id = other.user_id and not u.is_suspended and u.erased_at is null
    where own.id = ${companyId}
      and exists (
        select from company_services theirs join company_services s using (category_id)
        where theirs.company_id = other.id and s.company_id = own.id)
    order by (other.commune = own.commune) desc nulls last, (other.canton = own.canton) desc nulls last,
      other.rating_score desc nulls last, other.id
    limit ${MOST_SIMILAR}`);
  return rows;
};
