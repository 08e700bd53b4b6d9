import { companyDayCounts } from '#features/companies/insights/server/tables.ts';
import { buildCompany } from './company.ts';
import { type Db, firstInsertedRow } from './db.ts';

export type CompanyDay = typeof companyDayCounts.$inferSelect;
export type CompanyDayValues = typeof companyDayCounts.$inferInsert;

/** Adds a company's statistics of a day: ten views by default. */
export const buildCompanyDay = async (
  db: Db,
  overrides: Partial<CompanyDayValues> & { day: string },
): Promise<CompanyDay> => {
  const companyId = overrides.companyId ?? (await buildCompany(db)).id;
  const values = { fromSearch: 6, fromCategory: 3, direct: 1, impressions: 100, ...overrides, companyId };
  return firstInsertedRow(db.insert(companyDayCounts).values(values).returning());
};
