import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { PersonalData } from '../../../server/personal-data.ts';
import { companyProfiles } from '../../companies/server/tables.ts';
import { clientReports } from './tables.ts';

const { clientId: _, reviewedBy: __, ...columns } = getTableColumns(clientReports);

export const personalData: PersonalData = {
  name: 'reports',
  tables: [clientReports],

  async collect(db, userId) {
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
  },

  async erase(transaction, userId) {
    await transaction.delete(clientReports).where(eq(clientReports.clientId, userId));
    await transaction
      .update(clientReports)
      .set({ reviewedBy: null })
      .where(eq(clientReports.reviewedBy, userId));
  },
};
