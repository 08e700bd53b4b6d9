import { eq, inArray, sql } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';

/** A company has a plan or a trial: even a cancelled plan lasts until the paid time ends. */
export const hasPlanOrTrialSql = sql<boolean>`${companyProfiles.subscriptionStatus} in ('trial', 'active', 'past_due', 'cancelled')`;

interface InviteSelection {
  clientId: number;
  categoryId: number | null;
  companyIds: readonly number[];
}

/** Reads the companies to ask, and what prevents asking each. */
export const readCompaniesToAsk = (db: Db, { clientId, categoryId, companyIds }: InviteSelection) =>
  db
    .select({
      id: companyProfiles.id,
      ownerId: companyProfiles.userId,
      hours: companyProfiles.businessHours,
      hasPlanOrTrial: hasPlanOrTrialSql,
      isGone: sql<boolean>`${users.erasedAt} is not null`,
      isHidden: companyProfiles.isHidden,
      isOfTrade: sql<boolean>`exists (select from company_services s
        where s.company_id = ${companyProfiles.id} and s.category_id = ${categoryId})`,
      // A block in either direction counts, and neither side learns which.
      isBlocked: sql<boolean>`exists (select from blocks b
        where (b.user_id, b.blocked_id) in ((${companyProfiles.userId}, ${clientId}), (${clientId}, ${companyProfiles.userId})))`,
    })
    .from(companyProfiles)
    .innerJoin(users, eq(users.id, companyProfiles.userId))
    .where(inArray(companyProfiles.id, [...companyIds]));

export type CompanyToAsk = Awaited<ReturnType<typeof readCompaniesToAsk>>[number];

/** The company is hidden, the client's own, or blocked in either direction; the client never learns which. */
export const isCompanyBarredToClient = (
  { isHidden, isBlocked, ownerId }: CompanyToAsk,
  clientId: number,
): boolean => isHidden || isBlocked || ownerId === clientId;

/**
 * Finds why these cannot be asked, or null. A company that is barred or has blocked the client is only "not available".
 */
export const whyNotAskCompanies = (
  companies: readonly CompanyToAsk[],
  { clientId, companyIds }: Pick<InviteSelection, 'clientId' | 'companyIds'>,
) => {
  if (companies.length < companyIds.length || companies.some(({ isGone }) => isGone))
    return 'companyNotFound' as const;
  if (companies.some(({ isOfTrade }) => !isOfTrade)) return 'notOfTrade' as const;
  const isBarred = (company: CompanyToAsk) =>
    !company.hasPlanOrTrial || isCompanyBarredToClient(company, clientId);
  return companies.some(isBarred) ? ('companyNotAvailable' as const) : null;
};
