import { eq } from 'drizzle-orm';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import type { Db } from './builders/db.ts';

export const isDemoLoaded = async (db: Db): Promise<boolean> => {
  const demoCompanies = await db
    .select({ id: companyProfiles.id })
    .from(companyProfiles)
    .where(eq(companyProfiles.isDemo, true))
    .limit(1);
  return demoCompanies.length > 0;
};
