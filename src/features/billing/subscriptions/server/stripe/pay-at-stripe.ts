import type Stripe from 'stripe';
import type { PlanChangeOrder } from '#features/billing/subscriptions/rules/calculate-plan-change.ts';
import {
  hasPaidFor,
  isPlanInForce,
  paidPeriodStart,
  type PlanOrder,
  subscriptionAsOf,
} from '#features/billing/subscriptions/rules/subscription.ts';
import {
  findOwnSubscription,
  lockOwnSubscription,
  type SubscriptionRow,
} from '#features/billing/subscriptions/server/store.ts';
import { updateSubscriptionAndNotify } from '#features/billing/subscriptions/server/update-subscription-and-notify.ts';
import { href } from '#kernel/href.ts';
import type { Config } from '#server/config/config.ts';
import { publicBaseUrl } from '#server/config/public-base-url.ts';
import type { Services } from '#server/services/services.ts';
import { changePlanAtStripe } from './change-plan-at-stripe.ts';
import { copySubscriptionFromStripe } from './copy-from-stripe.ts';
import { stripeIdOf } from './stripe-id.ts';
import { findOrCreateStripePrice } from './stripe-price.ts';

// Stripe accepts no trial that ends sooner.
const SHORTEST_TRIAL_MS = 48 * 3_600_000;

export interface StripePayer {
  userId: number;
  email: string;
}

const customerOf = async (
  stripe: Stripe,
  { companyId, stripeCustomerId }: SubscriptionRow,
  email: string,
) => {
  if (stripeCustomerId !== null) return stripeCustomerId;
  const company = { company: String(companyId) };
  const customer = await stripe.customers.create(
    { email, metadata: company },
    { idempotencyKey: `giewel-customer-${companyId}` },
  );
  return customer.id;
};

/** Closes the former page, which must not be paid on now; true if it has been paid. */
const closeLastPage = async (
  services: Services,
  stripe: Stripe,
  { stripeCheckoutId, stripeCustomerId }: SubscriptionRow,
): Promise<boolean> => {
  if (stripeCheckoutId === null || stripeCustomerId === null) return false;
  const { status, subscription } = await stripe.checkout.sessions.retrieve(stripeCheckoutId);
  if (status === 'open') await stripe.checkout.sessions.expire(stripeCheckoutId);
  const id = stripeIdOf(subscription);
  if (status !== 'complete' || !id) return false;
  await copySubscriptionFromStripe(services, stripe, { id, customerId: stripeCustomerId });
  return true;
};

/** Returns the address of a page that waits for payment; Stripe has it, and we store none. */
export const findOpenCheckoutUrl = async (
  { db }: Pick<Services, 'db'>,
  stripe: Stripe,
  userId: number,
): Promise<string | null> => {
  const id = (await findOwnSubscription(db, userId))?.row?.stripeCheckoutId;
  if (!id) return null;
  const { status, url } = await stripe.checkout.sessions.retrieve(id);
  return status === 'open' ? url : null;
};

const trialOf = (row: SubscriptionRow, now: Date) => {
  const begins = paidPeriodStart(row, now).getTime();
  return begins - now.getTime() > SHORTEST_TRIAL_MS ? { trial_end: Math.floor(begins / 1000) } : {};
};

const sessionFor = async (
  stripe: Stripe,
  row: SubscriptionRow,
  { customer, order, now, config }: { customer: string; order: PlanOrder; now: Date; config: Config },
) => {
  const address = publicBaseUrl(config);
  return stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      client_reference_id: String(row.companyId),
      line_items: [
        {
          price: await findOrCreateStripePrice(stripe, order),
          quantity: 1,
        },
      ],
      subscription_data: {
        ...trialOf(row, now),
        metadata: { company: String(row.companyId) },
      },
      success_url: `${address}${href('/company-dashboard', { tab: 'subscription' })}`,
      cancel_url: `${address}${href('/payment', { plan: order.plan, period: order.period })}`,
    },
    { idempotencyKey: `giewel-checkout-${row.id}-${row.version}-${order.plan}-${order.period}` },
  );
};

/**
 * Returns the address of Stripe's page to pay, or null if nothing is left to do. A company has one such page at a
 * time, so that two tabs cannot pay twice.
 */
export const payAtStripe = async (
  services: Services,
  stripe: Stripe,
  { userId, email }: StripePayer,
  order: PlanChangeOrder,
): Promise<string | null> => {
  const { db, clock, config } = services;
  const now = clock.now();
  const row = await db.transaction((transaction) => lockOwnSubscription(transaction, userId));
  if (!row) throw new Error(`Nobody pays for no company: ${userId}`);
  const current = { ...row, ...subscriptionAsOf(row, now) };
  if (hasPaidFor(current, order) && row.nextPlan === null) return null;
  if (isPlanInForce(current) && row.stripeSubscriptionId !== null) {
    await changePlanAtStripe(services, stripe, current, order);
    return null;
  }
  const customer = await customerOf(stripe, row, email);
  if (await closeLastPage(services, stripe, row)) return null;
  const session = await sessionFor(stripe, current, { customer, order, now, config });
  const ids = { stripeCustomerId: customer, stripeCheckoutId: session.id };
  if (
    await db.transaction((transaction) => updateSubscriptionAndNotify(transaction, services, row, row, ids))
  )
    return session.url;
  // Another tab was first. Its page is this one, or this one must not be paid.
  const latest = await db.transaction((transaction) => lockOwnSubscription(transaction, userId));
  if (latest?.stripeCheckoutId === session.id) return session.url;
  await stripe.checkout.sessions.expire(session.id);
  return payAtStripe(services, stripe, { userId, email }, order);
};
