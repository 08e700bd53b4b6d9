import type { CompanyValues } from '#demo/builders/company.ts';
import { priceOf, vatWithin } from '#subscriptions/rules/prices.ts';
import type { PlanOrder, Subscription } from '#subscriptions/rules/subscription.ts';
import type { Demo, WithId } from './demo.ts';

/** What a company of the demo has: its plan by the year, or none. */
export const addSubscription = (demo: Demo, company: WithId<CompanyValues>) => {
  const { subscriptionPlan: plan, subscriptionRenewalDate: until } = company;
  const subscription: Subscription =
    plan && until
      ? { status: 'active', plan, period: 'yearly', until }
      : { status: 'none', plan: null, period: null, until: null };
  demo.tables.subscriptions.add({
    companyId: company.id,
    ...subscription,
    createdAt: company.createdAt,
  });
};

/** For the year it has now: of the demo, so without a number. */
export const addDemoReceipt = (demo: Demo, company: WithId<CompanyValues>) => {
  const paidUntil = company.subscriptionRenewalDate;
  if (!company.subscriptionPlan || !paidUntil) throw new Error(`${company.name} has paid for nothing`);
  const order: PlanOrder = { plan: company.subscriptionPlan, period: 'yearly' };
  const paidFrom = new Date(paidUntil);
  paidFrom.setUTCFullYear(paidFrom.getUTCFullYear() - 1);
  const amountCents = priceOf(order);
  demo.tables.receipts.add({
    ...order,
    companyId: company.id,
    number: null,
    amountCents,
    vatCents: vatWithin(amountCents),
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
