import type Stripe from 'stripe';
import {
  mayCancelSubscription,
  mayResumeSubscription,
  type Subscription,
  subscriptionAfterCancellation,
  subscriptionAfterResumption,
  subscriptionAsOf,
} from '#features/billing/subscriptions/rules/subscription.ts';
import type { Services } from '#server/services/services.ts';
import { findOwnSubscription, lockOwnSubscription } from './store.ts';
import { cancelScheduledPlanChange } from './stripe/cancel-scheduled-change.ts';
import { copySubscriptionFromStripe } from './stripe/copy-from-stripe.ts';
import { createStripeClient } from './stripe/create-stripe-client.ts';
import { updateSubscriptionAndNotify } from './update-subscription-and-notify.ts';

interface SubscriptionOperation {
  may: (subscription: Subscription) => boolean;
  make: (subscription: Subscription) => Subscription;
  /** Makes the same change at Stripe. */
  makeAtStripe: (stripe: Stripe, id: string, subscription: Subscription) => Promise<unknown>;
}

export const cancellationOperation: SubscriptionOperation = {
  may: mayCancelSubscription,
  make: subscriptionAfterCancellation,
  makeAtStripe: async (stripe, id, { status }) => {
    if (status === 'past_due') return stripe.subscriptions.cancel(id);
    await cancelScheduledPlanChange(stripe, await stripe.subscriptions.retrieve(id));
    return stripe.subscriptions.update(id, { cancel_at_period_end: true });
  },
};

export const resumptionOperation: SubscriptionOperation = {
  may: mayResumeSubscription,
  make: subscriptionAfterResumption,
  makeAtStripe: async (stripe, id) => {
    await cancelScheduledPlanChange(stripe, await stripe.subscriptions.retrieve(id));
    return stripe.subscriptions.update(id, { cancel_at_period_end: false });
  },
};

type Outcome = 'noCompany' | 'notNow' | 'changed';

const changeHere = (
  services: Services,
  userId: number,
  { may, make }: SubscriptionOperation,
): Promise<Outcome> =>
  services.db.transaction(async (transaction) => {
    const now = services.clock.now();
    const row = await lockOwnSubscription(transaction, userId);
    if (!row) return 'noCompany';
    const current = subscriptionAsOf(row, now);
    if (!may(current)) return 'notNow';
    await updateSubscriptionAndNotify(transaction, services, row, make(current));
    return 'changed';
  });

/** Changes the subscription if allowed. If two calls compete, the second finds it done. */
export const changeSubscription = async (
  services: Services,
  userId: number,
  change: SubscriptionOperation,
): Promise<Outcome> => {
  const row = (await findOwnSubscription(services.db, userId))?.row;
  const { stripe: settings } = services.config;
  if (!settings || !row?.stripeSubscriptionId || !row.stripeCustomerId)
    return changeHere(services, userId, change);
  const current = subscriptionAsOf(row, services.clock.now());
  if (!change.may(current)) return 'notNow';
  const stripe = await createStripeClient(settings);
  const id = row.stripeSubscriptionId;
  await change.makeAtStripe(stripe, id, current);
  await copySubscriptionFromStripe(services, stripe, { id, customerId: row.stripeCustomerId });
  return 'changed';
};
