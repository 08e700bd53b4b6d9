import type Stripe from 'stripe';
import type { PaidSubscription } from '#features/billing/subscriptions/rules/calculate-plan-change.ts';
import { planPriceCents } from '#features/billing/subscriptions/rules/plan-prices.ts';
import { GRACE_DAYS, type Subscription } from '#features/billing/subscriptions/rules/subscription.ts';
import type { SubscriptionRow } from '#features/billing/subscriptions/server/store.ts';
import { DAY_SECONDS } from '#kernel/calendar.ts';
import { planOrderOfStripePrice } from './stripe-price.ts';

type Remote = Pick<
  Stripe.Subscription,
  'id' | 'status' | 'cancel_at' | 'cancel_at_period_end' | 'items' | 'schedule'
>;

type Read = Subscription & Partial<PaidSubscription>;

const noNext = { nextPlan: null, nextPeriod: null } as const;

const at = (seconds: number) => new Date(seconds * 1000);

const graceAfter = (seconds: number) => at(seconds + GRACE_DAYS * DAY_SECONDS);

const isOver = (status: Remote['status']) =>
  status === 'canceled' || status === 'incomplete_expired' || status === 'paused';

/** Translates Stripe's subscription into ours; null if it changes nothing. */
export const subscriptionFromStripe = (
  remote: Remote,
  row: Pick<SubscriptionRow, 'stripeSubscriptionId' | 'nextPlan' | 'nextPeriod'>,
  now: Date,
): Read | null => {
  const { status } = remote;
  // It is not paid for yet.
  if (status === 'incomplete') return null;
  // An earlier subscription ends after another has begun.
  if (isOver(status) && row.stripeSubscriptionId !== remote.id) return null;
  const [item] = remote.items.data;
  if (!item) throw new Error(`Stripe’s subscription ${remote.id} is for nothing`);
  const order = planOrderOfStripePrice(item.price);
  if (isOver(status)) return { ...order, ...noNext, status: 'ended', until: null };
  if (status === 'past_due' || status === 'unpaid') {
    const until = graceAfter(item.current_period_start);
    const over = { ...order, ...noNext };
    return until > now ? { ...over, status: 'past_due', until } : { ...over, status: 'ended', until: null };
  }
  const isCancelled = remote.cancel_at_period_end || remote.cancel_at !== null;
  const until = at(remote.cancel_at ?? item.current_period_end);
  const hasBegun = order.plan === row.nextPlan && order.period === row.nextPeriod;
  const isPastTrial = status !== 'trialing';
  return {
    ...order,
    ...((isCancelled || hasBegun || !remote.schedule) && noNext),
    status: isCancelled ? 'cancelled' : 'active',
    until,
    paidFrom: isPastTrial ? at(item.current_period_start) : null,
    paidCents: isPastTrial ? (item.price.unit_amount ?? planPriceCents(order)) : 0,
  };
};
