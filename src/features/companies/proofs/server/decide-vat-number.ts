import { and, eq, isNull } from 'drizzle-orm';
import { companyProfiles as c } from '#features/companies/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';
import { lockVatNumber, markVatNumberVerified } from './mark-vat-number-verified.ts';

interface Looked {
  companyId: number;
  /** The moderator looked this number up. */
  vatNumber: string;
}

/** Confirms or refuses a number, if it is still the one that the moderator looked up. */
export const decideVatNumber = async (
  transaction: Db,
  services: Pick<Services, 'jobs' | 'clock'>,
  { companyId, vatNumber }: Looked,
  isRight: boolean,
) => {
  const now = services.clock.now();
  await lockVatNumber(transaction, vatNumber);
  const [company] = await transaction
    .select({ userId: c.userId, vatNumber: c.vatNumber })
    .from(c)
    .where(eq(c.id, companyId));
  if (!company) return { why: 'notFound' } as const;
  const decided = await transaction
    .update(c)
    .set(isRight ? { vatCheckedAt: now } : { vatRefusedAt: now })
    .where(
      and(
        eq(c.id, companyId),
        eq(c.vatNumber, vatNumber),
        eq(c.isVatVerified, false),
        isNull(c.vatRefusedAt),
      ),
    )
    .returning({ id: c.id });
  if (decided.length > 0) {
    if (isRight) await markVatNumberVerified(transaction, services, { companyId, vatNumber });
    return { why: null, userId: company.userId } as const;
  }
  return { why: company.vatNumber === vatNumber ? 'alreadyDecided' : 'changedMeanwhile' } as const;
};
