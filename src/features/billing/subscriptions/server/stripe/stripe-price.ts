import type Stripe from 'stripe';
import { planPriceCents } from '#features/billing/subscriptions/rules/plan-prices.ts';
import { planNames } from '#features/billing/subscriptions/rules/plans.ts';
import { billingPeriods, type PlanOrder } from '#features/billing/subscriptions/rules/subscription.ts';

// The amount is part of the key: a changed price in our table is another price at Stripe, and subscribers of the
// old one stay on it.
const lookupKeyOf = (order: PlanOrder) => `giewel-${order.plan}-${order.period}-${planPriceCents(order)}`;

const intervals = { monthly: 'month', yearly: 'year' } as const;

/** Returns the id of Stripe's price, created from our table if it does not exist yet. */
export const findOrCreateStripePrice = async (stripe: Stripe, order: PlanOrder): Promise<string> => {
  const key = lookupKeyOf(order);
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  if (data[0]) return data[0].id;
  const newPrice = await stripe.prices.create(
    {
      currency: 'eur',
      unit_amount: planPriceCents(order),
      tax_behavior: 'inclusive',
      lookup_key: key,
      recurring: { interval: intervals[order.period] },
      product_data: { name: `Giewel ${order.plan}` },
      metadata: {
        plan: order.plan,
        period: order.period,
      },
    },
    { idempotencyKey: key },
  );
  return newPrice.id;
};

/** Reads the plan and the period of a price of ours. */
export const planOrderOfStripePrice = ({
  id,
  metadata,
}: Pick<Stripe.Price, 'id' | 'metadata'>): PlanOrder => {
  const plan = planNames.find((name) => name === metadata['plan']);
  const period = billingPeriods.find((name) => name === metadata['period']);
  if (!plan || !period) throw new Error(`Stripe’s price ${id} is none of ours`);
  return { plan, period };
};
