import { and, eq, isNull, sql } from 'drizzle-orm';
import { companyProfiles as c } from '#features/companies/core/server/tables.ts';
import type { CompanyProfile } from '#features/dashboards/company/contract/company-dashboard.ts';
import type { Db } from '#server/database/db.ts';

// Written out: drizzle leaves the table's name away from a column in a selection. Two equal sides of the pair, as the
// index of threads has it.
const hasAnswered = sql<boolean>`exists (
  select from conversations k
  join messages m on least(m.sender_id, m.receiver_id) = least(k.user_id, k.partner_id)
    and greatest(m.sender_id, m.receiver_id) = greatest(k.user_id, k.partner_id)
  where k.user_id = company_profiles.user_id and m.sender_id = company_profiles.user_id)`;

const hasProof = sql<boolean>`exists (select from company_facts f where f.company_id = company_profiles.id)`;

/** What the list of first steps asks besides the profile; nothing once somebody has put it away. */
export const readFirstSteps = async (db: Db, companyId: number): Promise<CompanyProfile['firstSteps']> => {
  const [steps] = await db
    .select({ hasAnswered, hasProof })
    .from(c)
    .where(and(eq(c.id, companyId), isNull(c.firstStepsPutAwayAt)));
  return steps ?? null;
};
