import { companyMembers } from '#features/team/core/server/tables.ts';
import { buildCompany } from './company.ts';
import { type Db, firstInsertedRow } from './db.ts';
import { buildUser } from './user.ts';

export type CompanyMember = typeof companyMembers.$inferSelect;
export type CompanyMemberValues = typeof companyMembers.$inferInsert;

/** Adds somebody who works for a company, by default as a member. */
export const buildCompanyMember = async (
  db: Db,
  overrides: Partial<CompanyMemberValues> = {},
): Promise<CompanyMember> =>
  firstInsertedRow(
    db
      .insert(companyMembers)
      .values({
        role: 'member',
        ...overrides,
        companyId: overrides.companyId ?? (await buildCompany(db)).id,
        userId: overrides.userId ?? (await buildUser(db, { userType: 'company' })).id,
      })
      .returning(),
  );
