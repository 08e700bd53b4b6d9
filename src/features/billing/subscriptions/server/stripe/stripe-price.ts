import type Stripe from 'stripe';
import { planNames } from '#features/billing/subscriptions/rules/plans.ts';
import { priceOf } from '#features/billing/subscriptions/rules/prices.ts';
import { billingPeriods, type PlanOrder } from '#features/billing/subscriptions/rules/subscription.ts';

// The amount is part of the key: another price in our table is another price at Stripe's, and one who pays the
// old one goes on with it.
const lookupKeyOf = (order: PlanOrder) => `giewel-${order.plan}-${order.period}-${priceOf(order)}`;

const intervals = { monthly: 'month', yearly: 'year' } as const;

/** The id of the price at Stripe's, made from our table where it is not there yet. */
export const stripePrice = async (stripe: Stripe, order: PlanOrder): Promise<string> => {
  const key = lookupKeyOf(order);
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  if (data[0]) return data[0].id;
  const newPrice = await stripe.prices.create(
    {
      currency: 'eur',
      unit_amount: priceOf(order),
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

/** What a price of ours is for. */
export const planOrderOf = ({ id, metadata }: Pick<Stripe.Price, 'id' | 'metadata'>): PlanOrder => {
  const plan = planNames.find((name) => name === metadata['plan']);
  const period = billingPeriods.find((name) => name === metadata['period']);
  if (!plan || !period) throw new Error(`Stripe’s price ${id} is none of ours`);
  return { plan, period };
};
