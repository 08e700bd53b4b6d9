import type Stripe from 'stripe';
import {
  calculatePlanChange,
  type PlanChangeOrder,
} from '#features/billing/subscriptions/rules/calculate-plan-change.ts';
import { isPlanInForce } from '#features/billing/subscriptions/rules/subscription.ts';
import { findOwnSubscription, type SubscriptionRow } from '#features/billing/subscriptions/server/store.ts';
import type { Services } from '#server/services/services.ts';
import { copySubscriptionFromStripe } from './copy-from-stripe.ts';
import { stripeIdOf } from './stripe-id.ts';
import { agreesWithStripePreview, readStripePlanState } from './stripe-plan-change.ts';
import { BillDiffersError } from './stripe-refusals.ts';

/** Returns whether Stripe would charge the shown sum. If a smaller plan is scheduled, that is checked at the payment. */
const agrees = async (stripe: Stripe, row: SubscriptionRow, order: PlanChangeOrder, now: Date) => {
  const change = calculatePlanChange(row, order, now);
  if (change.effect !== 'now' || row.stripeSubscriptionId === null) return true;
  const stripeState = await readStripePlanState(stripe, row.stripeSubscriptionId, order);
  return (
    Boolean(stripeIdOf(stripeState.remote.schedule)) ||
    agreesWithStripePreview(stripe, row, stripeState, change)
  );
};

/**
 * Nobody sees a sum that Stripe does not charge. If the two differ, our row is copied from Stripe and compared
 * once more; if they still do, no sum is shown.
 */
export const confirmPreviewAtStripe = async (
  services: Services,
  stripe: Stripe,
  userId: number,
  order: PlanChangeOrder,
): Promise<void> => {
  const now = services.clock.now();
  const row = (await findOwnSubscription(services.db, userId))?.row;
  if (!row?.stripeSubscriptionId || !row.stripeCustomerId || !isPlanInForce(row)) return;
  if (await agrees(stripe, row, order, now)) return;
  await copySubscriptionFromStripe(services, stripe, {
    id: row.stripeSubscriptionId,
    customerId: row.stripeCustomerId,
  });
  const fresh = (await findOwnSubscription(services.db, userId))?.row;
  if (fresh && !(await agrees(stripe, fresh, order, now))) throw new BillDiffersError();
};
