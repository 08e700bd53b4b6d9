import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { projects } from './tables.ts';

interface Sides {
  clientId: number;
  companyId: number;
}

/**
 * Returns the phone numbers of both sides as their project's page shows them; null where they have no project together.
 */
export const readProjectPhones = async (db: Db, { clientId, companyId }: Sides) => {
  const [row] = await db
    .select({ client: users.phoneNumber, company: companyProfiles.phoneNumber })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.clientId))
    .innerJoin(companyProfiles, eq(companyProfiles.id, projects.companyId))
    .where(and(eq(projects.clientId, clientId), eq(projects.companyId, companyId), isNull(users.erasedAt)))
    .limit(1);
  return row ?? null;
};
