import { companyLeads } from '#features/dashboards/company/server/tables.ts';
import { buildCompany } from './company.ts';
import { type Db, firstInsertedRow } from './db.ts';
import { buildUser } from './user.ts';

export type CompanyLead = typeof companyLeads.$inferSelect;
export type CompanyLeadValues = typeof companyLeads.$inferInsert;

/** Puts somebody into a column of a company's board, by default into the first. */
export const buildCompanyLead = async (
  db: Db,
  overrides: Partial<CompanyLeadValues> = {},
): Promise<CompanyLead> =>
  firstInsertedRow(
    db
      .insert(companyLeads)
      .values({
        stage: 'new',
        ...overrides,
        companyId: overrides.companyId ?? (await buildCompany(db)).id,
        userId: overrides.userId ?? (await buildUser(db)).id,
      })
      .returning(),
  );
