import type Stripe from 'stripe';
import { stripeIdOf } from './stripe-id.ts';

/** Cancels a scheduled smaller plan: the present one goes on. */
export const cancelScheduledPlanChange = async (
  stripe: Stripe,
  { schedule }: Pick<Stripe.Subscription, 'schedule'>,
) => {
  const id = stripeIdOf(schedule);
  if (id) await stripe.subscriptionSchedules.release(id);
};
