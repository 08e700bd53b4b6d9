import type { PaidSubscription } from '#features/billing/subscriptions/rules/calculate-plan-change.ts';
import { planPriceCents } from '#features/billing/subscriptions/rules/plan-prices.ts';
import type { PlanName } from '#features/billing/subscriptions/rules/plans.ts';
import type { SubscriptionValues } from '#features/billing/subscriptions/server/store.ts';
import { subscriptions } from '#features/billing/subscriptions/server/tables.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import { buildCompany, type CompanyValues, reloadCompany } from './company.ts';
import { type Db, firstInsertedRow } from './db.ts';

export type { SubscriptionValues };

const MONTH = 30 * DAY_MS;
const YEAR = 365 * DAY_MS;

/** By default a company has Professional by the year, paid in full, with a month left. */
export const buildSubscription = async (
  db: Db,
  overrides: Partial<PaidSubscription> & { companyId?: number } = {},
) => {
  const { companyId = (await buildCompany(db)).id, ...values } = overrides;
  const subscription = {
    status: 'active',
    plan: 'professional',
    period: 'yearly',
    until: new Date(Date.now() + MONTH),
    ...values,
  } as const;
  const { plan, period, until } = subscription;
  const paid =
    plan && period && until
      ? { paidFrom: new Date(until.getTime() - YEAR), paidCents: planPriceCents({ plan, period }) }
      : {};
  return firstInsertedRow(
    db
      .insert(subscriptions)
      .values({ companyId, ...paid, ...subscription })
      .returning(),
  );
};

/** The company has paid for this plan. */
export const buildCompanyOnPlan = async (db: Db, plan: PlanName, overrides: Partial<CompanyValues> = {}) => {
  const company = await buildCompany(db, overrides);
  await buildSubscription(db, { companyId: company.id, plan });
  return reloadCompany(db, company.id);
};
