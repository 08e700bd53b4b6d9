import { companyInvitations } from '#features/team/core/server/tables.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import { hashBrowserToken } from '#server/auth/browser-token.ts';
import { buildCompany } from './company.ts';
import { type Db, firstInsertedRow } from './db.ts';
import { nextUniqueNumber } from './number.ts';

export type CompanyInvitation = typeof companyInvitations.$inferSelect;
export type CompanyInvitationValues = typeof companyInvitations.$inferInsert;

const WEEK = 7 * DAY_MS;

/** Invites somebody to work for a company a moment ago; `token` stands in their link. */
export const buildCompanyInvitation = async (
  db: Db,
  { token, ...overrides }: Partial<CompanyInvitationValues> & { token?: string } = {},
): Promise<CompanyInvitation> => {
  const number = nextUniqueNumber();
  return firstInsertedRow(
    db
      .insert(companyInvitations)
      .values({
        email: `invited-${number}@team.example`,
        role: 'member',
        tokenHash: hashBrowserToken(token ?? `token ${number}`),
        expiresAt: new Date(Date.now() + WEEK),
        ...overrides,
        companyId: overrides.companyId ?? (await buildCompany(db)).id,
      })
      .returning(),
  );
};
