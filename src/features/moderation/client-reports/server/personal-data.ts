import { asc, eq, getTableColumns } from 'drizzle-orm';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import type { PersonalData } from '#server/privacy/personal-data.ts';
import { clientReports } from './tables.ts';

const { clientId: _, reviewedBy: __, ...columns } = getTableColumns(clientReports);

const reportsOf = async (db: Db, userId: number) => {
  const withCompany = () =>
    db
      .select({ ...columns, company: companyProfiles.name })
      .from(clientReports)
      .innerJoin(companyProfiles, eq(companyProfiles.id, clientReports.companyId))
      .orderBy(asc(clientReports.id));
  return {
    aboutOneself: await withCompany().where(eq(clientReports.clientId, userId)),
    byOneself: await withCompany().where(eq(companyProfiles.userId, userId)),
  };
};

export const personalData: PersonalData = {
  name: 'reports',
  tables: [clientReports],

  collect: (db, userId) => reportsOf(db, userId),

  /** While contracts run the person can still sign in, so moderators need the reports. */
  async erase(transaction, userId, contracts) {
    if (contracts.length > 0) return;
    await transaction.delete(clientReports).where(eq(clientReports.clientId, userId));
    await transaction
      .update(clientReports)
      .set({ reviewedBy: null })
      .where(eq(clientReports.reviewedBy, userId));
  },
};
