import type Stripe from 'stripe';
import { changeOfPlan, type PlanChangeOrder } from '#features/billing/subscriptions/rules/change-of-plan.ts';
import { isInForce } from '#features/billing/subscriptions/rules/subscription.ts';
import { findOwnSubscription, type SubscriptionRow } from '#features/billing/subscriptions/server/store.ts';
import type { Services } from '#server/services/services.ts';
import { agreesWithStripe, readStripeState } from './bill-at-stripe.ts';
import { copySubscriptionFromStripe } from './copy-from-stripe.ts';
import { stripeId } from './stripe-id.ts';
import { BillDiffers } from './stripe-refusals.ts';

/** Returns whether Stripe would charge the shown sum. If a smaller plan is scheduled, that is checked at the payment. */
const agrees = async (stripe: Stripe, row: SubscriptionRow, order: PlanChangeOrder, now: Date) => {
  const change = changeOfPlan(row, order, now);
  if (change.effect !== 'now' || row.stripeSubscriptionId === null) return true;
  const stripeState = await readStripeState(stripe, row.stripeSubscriptionId, order);
  return Boolean(stripeId(stripeState.remote.schedule)) || agreesWithStripe(stripe, row, stripeState, change);
};

/**
 * Nobody sees a sum that Stripe does not charge. If the two differ, our row is copied from Stripe and compared
 * once more; if they still do, no sum is shown.
 */
export const confirmAtStripe = async (
  services: Services,
  stripe: Stripe,
  userId: number,
  order: PlanChangeOrder,
): Promise<void> => {
  const now = services.clock.now();
  const row = (await findOwnSubscription(services.db, userId))?.row;
  if (!row?.stripeSubscriptionId || !row.stripeCustomerId || !isInForce(row)) return;
  if (await agrees(stripe, row, order, now)) return;
  await copySubscriptionFromStripe(services, stripe, {
    id: row.stripeSubscriptionId,
    customerId: row.stripeCustomerId,
  });
  const fresh = (await findOwnSubscription(services.db, userId))?.row;
  if (fresh && !(await agrees(stripe, fresh, order, now))) throw new BillDiffers();
};
