import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';
import { subscriptions, vatTrials } from './tables.ts';
import { updateSubscriptionAndNotify } from './update-subscription-and-notify.ts';

const noPlan = { status: 'none', plan: null, period: null, until: null, trialUntil: null } as const;

interface VerifiedNumber {
  companyId: number;
  vatNumber: string;
  /** The number was verified wrongly for this company, so the firm's trial was not used by it. */
  previousCompanyId: number | undefined;
}

/** A firm has one trial: once its number is verified, another account with it has none. */
export const endSecondTrial = async (
  transaction: Db,
  services: Pick<Services, 'jobs' | 'clock'>,
  { companyId, vatNumber, previousCompanyId = -1 }: VerifiedNumber,
): Promise<void> => {
  const [trialRow] = await transaction
    .insert(vatTrials)
    .values({ vatNumber, companyId })
    .onConflictDoUpdate({
      target: vatTrials.vatNumber,
      set: {
        companyId: sql`case when ${vatTrials.companyId} = ${previousCompanyId} then excluded.company_id else ${vatTrials.companyId} end`,
      },
    })
    .returning({ companyId: vatTrials.companyId });
  if (trialRow?.companyId === companyId) return;
  const [row] = await transaction
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.companyId, companyId))
    .for('update');
  if (row?.status === 'trial') await updateSubscriptionAndNotify(transaction, services, row, noPlan);
};
