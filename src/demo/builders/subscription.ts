import type { PlanName } from '#subscriptions/rules/plans.ts';
import type { Subscription } from '#subscriptions/rules/subscription.ts';
import type { SubscriptionValues } from '#subscriptions/server/store.ts';
import { subscriptions } from '#subscriptions/server/tables.ts';
import { buildCompany, type CompanyValues, reloadCompany } from './company.ts';
import { type Db, storedRow } from './db.ts';

export type { SubscriptionValues };

const MONTH = 30 * 86_400_000;

/** What a company has: Professional by the year, paid for a month yet, where nothing else is said. */
export const buildSubscription = async (
  db: Db,
  overrides: Partial<Subscription> & { companyId?: number } = {},
) => {
  const { companyId = (await buildCompany(db)).id, ...given } = overrides;
  const subscription: Subscription = {
    status: 'active',
    plan: 'professional',
    period: 'yearly',
    until: new Date(Date.now() + MONTH),
    ...given,
  };
  return storedRow(
    db
      .insert(subscriptions)
      .values({ companyId, ...subscription })
      .returning(),
  );
};

/** A company that has paid for this plan. */
export const buildCompanyOnPlan = async (db: Db, plan: PlanName, overrides: Partial<CompanyValues> = {}) => {
  const company = await buildCompany(db, overrides);
  await buildSubscription(db, { companyId: company.id, plan });
  return reloadCompany(db, company.id);
};
