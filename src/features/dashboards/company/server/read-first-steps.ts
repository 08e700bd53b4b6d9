import { and, eq, isNull, sql } from 'drizzle-orm';
import { companyProfiles as c } from '#features/companies/core/server/tables.ts';
import type { OwnCompanyProfile } from '#features/dashboards/company/contract/company-dashboard.ts';
import type { Db } from '#server/database/db.ts';

// Columns are qualified by hand: drizzle omits the table's name in a selection. Least and greatest match the index
// of threads.
const hasAnswered = sql<boolean>`exists (
  select from conversations k
  join messages m on least(m.sender_id, m.receiver_id) = least(k.user_id, k.partner_id)
    and greatest(m.sender_id, m.receiver_id) = greatest(k.user_id, k.partner_id)
  where k.user_id = company_profiles.user_id and m.sender_id = company_profiles.user_id)`;

const hasProof = sql<boolean>`exists (select from company_facts f where f.company_id = company_profiles.id)`;

/** Reads the rest of the first steps besides the profile; null once they were dismissed. */
export const readFirstSteps = async (db: Db, companyId: number): Promise<OwnCompanyProfile['firstSteps']> => {
  const [steps] = await db
    .select({ hasAnswered, hasProof })
    .from(c)
    .where(and(eq(c.id, companyId), isNull(c.firstStepsPutAwayAt)));
  return steps ?? null;
};
