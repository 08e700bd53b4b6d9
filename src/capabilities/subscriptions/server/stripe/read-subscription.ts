import type Stripe from 'stripe';
import { GRACE_DAYS, type Subscription } from '#subscriptions/rules/subscription.ts';
import type { SubscriptionRow } from '#subscriptions/server/store.ts';
import { orderOf } from './stripe-price.ts';

type Remote = Pick<Stripe.Subscription, 'id' | 'status' | 'cancel_at' | 'cancel_at_period_end' | 'items'>;

const at = (seconds: number) => new Date(seconds * 1000);

const graceAfter = (seconds: number) => at(seconds + GRACE_DAYS * 86_400);

const isOver = (status: Remote['status']) =>
  status === 'canceled' || status === 'incomplete_expired' || status === 'paused';

/** What Stripe's subscription means for ours; null where it means nothing. */
export const readSubscription = (
  remote: Remote,
  row: Pick<SubscriptionRow, 'stripeSubscriptionId'>,
  now: Date,
): Subscription | null => {
  const { status } = remote;
  // Not paid for yet.
  if (status === 'incomplete') return null;
  // One of before, that ends after another has begun.
  if (isOver(status) && row.stripeSubscriptionId !== remote.id) return null;
  const [item] = remote.items.data;
  if (!item) throw new Error(`Stripe’s subscription ${remote.id} is for nothing`);
  const order = orderOf(item.price);
  if (isOver(status)) return { ...order, status: 'ended', until: null };
  if (status === 'past_due' || status === 'unpaid') {
    const until = graceAfter(item.current_period_start);
    return until > now ? { ...order, status: 'past_due', until } : { ...order, status: 'ended', until: null };
  }
  const isCancelled = remote.cancel_at_period_end || remote.cancel_at !== null;
  const until = at(remote.cancel_at ?? item.current_period_end);
  return { ...order, status: isCancelled ? 'cancelled' : 'active', until };
};
