import type { CompanyValues } from '#demo/builders/company.ts';
import {
  planPriceCents,
  computeIncludedVatCents,
} from '#features/billing/subscriptions/rules/plan-prices.ts';
import type { PlanOrder } from '#features/billing/subscriptions/rules/subscription.ts';
import type { DemoPlan, WithId } from './demo.ts';

const yearBefore = (until: Date) => {
  const from = new Date(until);
  from.setUTCFullYear(from.getUTCFullYear() - 1);
  return from;
};

/** A company of the demo has its plan by the year, or none. */
export const addSubscription = (demo: DemoPlan, company: WithId<CompanyValues>) => {
  const { subscriptionPlan: plan, subscriptionRenewalDate: until } = company;
  const companyFields = { companyId: company.id, createdAt: company.createdAt };
  if (!plan || !until) {
    demo.tables.subscriptions.add({ ...companyFields, status: 'none' });
    return;
  }
  const order: PlanOrder = { plan, period: 'yearly' };
  demo.tables.subscriptions.add({
    ...companyFields,
    ...order,
    status: 'active',
    until,
    paidFrom: yearBefore(until),
    paidCents: planPriceCents(order),
  });
};

/** Receipts the current year: the demo's receipts have no number. */
export const addDemoReceipt = (demo: DemoPlan, company: WithId<CompanyValues>) => {
  const paidUntil = company.subscriptionRenewalDate;
  if (!company.subscriptionPlan || !paidUntil) throw new Error(`${company.name} has paid for nothing`);
  const order: PlanOrder = { plan: company.subscriptionPlan, period: 'yearly' };
  const paidFrom = yearBefore(paidUntil);
  const amountCents = planPriceCents(order);
  demo.tables.receipts.add({
    ...order,
    companyId: company.id,
    number: null,
    amountCents,
    vatCents: computeIncludedVatCents(amountCents),
    paidFrom,
    paidUntil,
    issuedAt: paidFrom,
    buyer: {
      name: company.name,
      address: `${company.address}\n${company.postalCode} ${company.city}`,
      vatNumber: company.vatNumber ?? null,
    },
    seller: {
      name: null,
      address: null,
      registration: null,
      vat: null,
    },
  });
};
