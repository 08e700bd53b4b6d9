import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';

export interface VatCheck {
  companyId: number;
}

/** Has a job check the number of a company, which asks VIES until it answers, three days at most. */
export const enqueueVatCheck = (transaction: Db, { jobs }: Pick<Services, 'jobs'>, companyId: number) => {
  const payload: VatCheck = { companyId };
  return jobs.add(transaction, 'check-vat', payload);
};
