import type Stripe from 'stripe';
import {
  type ChangeOfPlan,
  changeOfPlan,
  type PlanChangeOrder,
} from '#features/billing/subscriptions/rules/change-of-plan.ts';
import { storeSubscription } from '#features/billing/subscriptions/server/store-subscription.ts';
import type { SubscriptionRow } from '#features/billing/subscriptions/server/store.ts';
import type { Services } from '#server/services/services.ts';
import {
  agreesWithStripe,
  changeParams,
  creditItems,
  readStripeState,
  type StripeState,
  unusedIn,
} from './bill-at-stripe.ts';
import { copySubscriptionFromStripe } from './copy-from-stripe.ts';
import { releaseSchedule } from './release-schedule.ts';
import { BillDiffers } from './stripe-refusals.ts';

interface Changing {
  services: Services;
  stripe: Stripe;
  /** The row has its present status, as time has changed it. */
  row: SubscriptionRow;
  stripeState: StripeState;
  change: ChangeOfPlan;
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
  await db.transaction((transaction) => storeSubscription(transaction, services, row, change.subscription));
};

/**
 * Changes all in one call, so that no credit is left behind if the card is refused. Of two tabs the second gets
 * the result of the first. A try that Stripe has refused leaves the next one a key of its own.
 */
const changeNow = async ({ services, stripe, row, stripeState, change }: Changing) => {
  const key = [row.id, row.version, stripeState.price, unusedIn(change)?.cents ?? 0].join('-');
  try {
    await stripe.subscriptions.update(
      stripeState.remote.id,
      {
        ...changeParams(stripeState),
        add_invoice_items: creditItems(stripeState, change),
        payment_behavior: 'error_if_incomplete',
      },
      { idempotencyKey: `giewel-change-${key}` },
    );
  } catch (error) {
    const { errors } = (await import('stripe')).default;
    if (error instanceof errors.StripeError && error.statusCode !== undefined)
      await services.db.transaction((transaction) => storeSubscription(transaction, services, row, row));
    throw error;
  }
};

/** Changes the plan of a subscription at Stripe: its cost and beginning are decided as everywhere. */
export const changeAtStripe = async (
  services: Services,
  stripe: Stripe,
  row: SubscriptionRow,
  order: PlanChangeOrder,
): Promise<void> => {
  const id = row.stripeSubscriptionId ?? '';
  const ids = { id, customerId: row.stripeCustomerId ?? '' };
  const stripeState = await readStripeState(stripe, id, order);
  const change = changeOfPlan(row, order, services.clock.now());
  await releaseSchedule(stripe, stripeState.remote);
  const changing = { services, stripe, row, stripeState, change };
  if (change.effect === 'later') {
    if (row.status === 'cancelled') await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    await changeLater(changing);
    return;
  }
  if (change.effect === 'now') {
    if (!(await agreesWithStripe(stripe, row, stripeState, change))) {
      await copySubscriptionFromStripe(services, stripe, ids);
      throw new BillDiffers();
    }
    await changeNow(changing);
  }
  await copySubscriptionFromStripe(services, stripe, ids);
};
