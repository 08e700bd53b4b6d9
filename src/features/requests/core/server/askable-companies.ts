import { eq, inArray, sql } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';

/** With a plan or on trial: what is paid for lasts until it ends, also when it was cancelled. */
export const isPaid = sql<boolean>`${companyProfiles.subscriptionStatus} in ('trial', 'active', 'past_due', 'cancelled')`;

interface InviteSelection {
  clientId: number;
  categoryId: number | null;
  companyIds: readonly number[];
}

/** The companies that are to be asked, and what stands in the way of each. */
export const readCompanies = (db: Db, { clientId, categoryId, companyIds }: InviteSelection) =>
  db
    .select({
      id: companyProfiles.id,
      ownerId: companyProfiles.userId,
      hours: companyProfiles.businessHours,
      isPaid,
      isGone: sql<boolean>`${users.erasedAt} is not null`,
      isHidden: companyProfiles.isHidden,
      isOfTrade: sql<boolean>`exists (select from company_services s
        where s.company_id = ${companyProfiles.id} and s.category_id = ${categoryId})`,
      // Whichever of the two has blocked the other: neither is told.
      isBlocked: sql<boolean>`exists (select from blocks b
        where (b.user_id, b.blocked_id) in ((${companyProfiles.userId}, ${clientId}), (${clientId}, ${companyProfiles.userId})))`,
    })
    .from(companyProfiles)
    .innerJoin(users, eq(users.id, companyProfiles.userId))
    .where(inArray(companyProfiles.id, [...companyIds]));

export type AskableCompany = Awaited<ReturnType<typeof readCompanies>>[number];

/** Suspended, taken down, its own, or one of the two has blocked the other: none of it is told. */
export const isBarredTo = ({ isHidden, isBlocked, ownerId }: AskableCompany, clientId: number): boolean =>
  isHidden || isBlocked || ownerId === clientId;

/** Why these cannot be asked, or null. A company that is barred or has blocked the client is no more than not available. */
export const whyNotTheseCompanies = (
  companies: readonly AskableCompany[],
  { clientId, companyIds }: Pick<InviteSelection, 'clientId' | 'companyIds'>,
) => {
  if (companies.length < companyIds.length || companies.some(({ isGone }) => isGone))
    return 'companyNotFound' as const;
  if (companies.some(({ isOfTrade }) => !isOfTrade)) return 'notOfTrade' as const;
  const isBarred = (company: AskableCompany) => !company.isPaid || isBarredTo(company, clientId);
  return companies.some(isBarred) ? ('companyNotAvailable' as const) : null;
};
