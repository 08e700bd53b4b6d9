import { sql } from 'drizzle-orm';
import { createSimilarCompaniesReader } from '#features/companies/core/server/index.ts';
import { listSimilarCompanies } from '#features/messaging/core/contract/similar-companies.ts';
import type { Db } from '#server/database/db.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';

interface Declined {
  clientId: number;
  /** This user owns the company that declined. */
  partnerId: number;
}

const companyThatDeclined = async (db: Db, { clientId, partnerId }: Declined) => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select own.id
    from company_leads l
    join company_profiles own on own.id = l.company_id and own.user_id = ${partnerId}
    where l.user_id = ${clientId} and l.declined_for is not null`);
  return rows[0];
};

export const similarCompaniesRoute: EndpointRoute = handle(
  listSimilarCompanies,
  async ({ person, params, services: { db } }) => {
    const declined = await companyThatDeclined(db, { clientId: person.id, ...params });
    return declined ? createSimilarCompaniesReader(db)(declined.id, person.id) : [];
  },
);
