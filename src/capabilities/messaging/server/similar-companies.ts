import { sql } from 'drizzle-orm';
import {
  listSimilarCompanies,
  MOST_SIMILAR,
  type SimilarCompany,
} from '#messaging/contract/similar-companies.ts';
import type { Db } from '#server/database/db.ts';
import { answer, type Route } from '#server/http/answer.ts';

interface Declined {
  clientId: number;
  /** The owner of the company that declined. */
  partnerId: number;
}

/** Of the same trade, the nearest first: in its commune, in its canton, elsewhere. None unless it has declined. */
const similarCompanies = async (db: Db, { clientId, partnerId }: Declined): Promise<SimilarCompany[]> => {
  const { rows } = await db.execute<SimilarCompany & Record<string, unknown>>(sql`
    select other.id, other.name, other.logo_url as "logoUrl", other.city,
      other.rating_average as "ratingAverage"
    from company_leads l
    join company_profiles own on own.id = l.company_id and own.user_id = ${partnerId}
    join company_profiles other on other.id <> own.id and not other.is_hidden and other.user_id <> ${clientId}
    join users u on u.id = other.user_id and not u.is_suspended and u.erased_at is null
    where l.user_id = ${clientId} and l.declined_for is not null
      and exists (
        select from company_services theirs join company_services s using (category_id)
        where theirs.company_id = other.id and s.company_id = own.id)
    order by (other.commune = own.commune) desc nulls last, (other.canton = own.canton) desc nulls last,
      other.rating_score desc nulls last, other.id
    limit ${MOST_SIMILAR}`);
  return rows;
};

export const similarCompaniesRoute: Route = answer(listSimilarCompanies, ({ person, params, tools }) =>
  similarCompanies(tools.db, { clientId: person.id, ...params }),
);
