import type Stripe from 'stripe';
import {
  type CalculatedPlanChange,
  calculatePlanChange,
  type PlanChangeOrder,
} from '#features/billing/subscriptions/rules/calculate-plan-change.ts';
import type { SubscriptionRow } from '#features/billing/subscriptions/server/store.ts';
import { updateSubscriptionAndNotify } from '#features/billing/subscriptions/server/update-subscription-and-notify.ts';
import type { Services } from '#server/services/services.ts';
import { cancelScheduledPlanChange } from './cancel-scheduled-change.ts';
import { copySubscriptionFromStripe } from './copy-from-stripe.ts';
import {
  agreesWithStripePreview,
  createCreditInvoiceItems,
  readStripePlanState,
  type StripePlanState,
  subscriptionUpdateParams,
  unusedBillLineOf,
} from './stripe-plan-change.ts';
import { BillDiffersError } from './stripe-refusals.ts';

interface Changing {
  services: Services;
  stripe: Stripe;
  /** The row has its present status, as time has changed it. */
  row: SubscriptionRow;
  stripeState: StripePlanState;
  change: CalculatedPlanChange;
}

/** Schedules the change after the paid time: Stripe then switches alone. */
const changeLater = async ({
  services,
  stripe,
  row,
  stripeState: { remote, item, price },
  change,
}: Changing) => {
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: remote.id });
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    phases: [
      {
        items: [{ price: item.price.id, quantity: 1 }],
        start_date: item.current_period_start,
        end_date: item.current_period_end,
        proration_behavior: 'none',
      },
      { items: [{ price, quantity: 1 }], proration_behavior: 'none' },
    ],
  });
  const { db } = services;
  await db.transaction((transaction) =>
    updateSubscriptionAndNotify(transaction, services, row, change.subscription),
  );
};

/**
 * Changes all in one call, so that no credit is left behind if the card is refused. Of two tabs the second gets
 * the result of the first. A try that Stripe has refused leaves the next one a key of its own.
 */
const changeNow = async ({ services, stripe, row, stripeState, change }: Changing) => {
  const key = [row.id, row.version, stripeState.price, unusedBillLineOf(change)?.cents ?? 0].join('-');
  try {
    await stripe.subscriptions.update(
      stripeState.remote.id,
      {
        ...subscriptionUpdateParams(stripeState),
        add_invoice_items: createCreditInvoiceItems(stripeState, change),
        payment_behavior: 'error_if_incomplete',
      },
      { idempotencyKey: `giewel-change-${key}` },
    );
  } catch (error) {
    const { errors } = (await import('stripe')).default;
    if (error instanceof errors.StripeError && error.statusCode !== undefined)
      await services.db.transaction((transaction) =>
        updateSubscriptionAndNotify(transaction, services, row, row),
      );
    throw error;
  }
};

/** Changes the plan of a subscription at Stripe: its cost and beginning are decided as everywhere. */
export const changePlanAtStripe = async (
  services: Services,
  stripe: Stripe,
  row: SubscriptionRow,
  order: PlanChangeOrder,
): Promise<void> => {
  const id = row.stripeSubscriptionId ?? '';
  const ids = { id, customerId: row.stripeCustomerId ?? '' };
  const stripeState = await readStripePlanState(stripe, id, order);
  const change = calculatePlanChange(row, order, services.clock.now());
  await cancelScheduledPlanChange(stripe, stripeState.remote);
  const changing = { services, stripe, row, stripeState, change };
  if (change.effect === 'later') {
    if (row.status === 'cancelled') await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    await changeLater(changing);
    return;
  }
  if (change.effect === 'now') {
    if (!(await agreesWithStripePreview(stripe, row, stripeState, change))) {
      await copySubscriptionFromStripe(services, stripe, ids);
      throw new BillDiffersError();
    }
    await changeNow(changing);
  }
  await copySubscriptionFromStripe(services, stripe, ids);
};
