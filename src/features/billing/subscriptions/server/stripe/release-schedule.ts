import type Stripe from 'stripe';
import { stripeId } from './stripe-id.ts';

/** A smaller plan that was to follow does not: as it is now, it goes on. */
export const releaseSchedule = async (
  stripe: Stripe,
  { schedule }: Pick<Stripe.Subscription, 'schedule'>,
) => {
  const id = stripeId(schedule);
  if (id) await stripe.subscriptionSchedules.release(id);
};
