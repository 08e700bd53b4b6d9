import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';

export interface VatCheckPayload {
  companyId: number;
}

/** Enqueues a job that checks a company's number, retrying for at most three days until VIES responds. */
export const enqueueVatCheck = (transaction: Db, { jobs }: Pick<Services, 'jobs'>, companyId: number) => {
  const payload: VatCheckPayload = { companyId };
  return jobs.add(transaction, 'check-vat', payload);
};
