import type { NewCompany } from '#accounts/server/index.ts';
import { registerCompany } from '#companies/server/index.ts';
import type { Db } from '#server/database/db.ts';
import type { Tools } from '#server/tools.ts';
import { beginTrial } from '#subscriptions/rules/subscription.ts';
import { subscriptions } from './tables.ts';

/** A company that joins has its profile and its trial, whatever plan it has in mind: that is stored, and paid for first. */
export const joinOnTrial = async (
  transaction: Db,
  tools: Pick<Tools, 'jobs' | 'clock'>,
  company: NewCompany,
): Promise<void> => {
  const companyId = await registerCompany(transaction, tools, company);
  await transaction.insert(subscriptions).values({ companyId, ...beginTrial(tools.clock.now()) });
};
