import type { Db } from '#server/database/db.ts';
import type { Tools } from '#server/tools.ts';

// Each try waits longer, up to six hours: together they last four days.
const TRIES = 25;

export interface VatCheck {
  companyId: number;
}

/** Has a job check the number of a company, which asks VIES until it answers. */
export const askForVatCheck = (transaction: Db, { jobs }: Pick<Tools, 'jobs'>, companyId: number) => {
  const payload: VatCheck = { companyId };
  return jobs.add(transaction, 'check-vat', payload, { maxAttempts: TRIES });
};
