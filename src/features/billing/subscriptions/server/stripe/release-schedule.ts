import type Stripe from 'stripe';
import { stripeId } from './stripe-id.ts';

/** Cancels a scheduled smaller plan: the present one goes on. */
export const releaseSchedule = async (
  stripe: Stripe,
  { schedule }: Pick<Stripe.Subscription, 'schedule'>,
) => {
  const id = stripeId(schedule);
  if (id) await stripe.subscriptionSchedules.release(id);
};
