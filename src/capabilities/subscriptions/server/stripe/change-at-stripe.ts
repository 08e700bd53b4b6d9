import type Stripe from 'stripe';
import type { Tools } from '#server/tools.ts';
import { type ChangeOfPlan, changeOfPlan, type PlanChoice } from '#subscriptions/rules/change-of-plan.ts';
import type { SubscriptionRow } from '#subscriptions/server/store.ts';
import { storeSubscription } from '#subscriptions/server/store-subscription.ts';
import { copySubscriptionFromStripe } from './copy-from-stripe.ts';
import { releaseSchedule } from './release-schedule.ts';
import { stripePrice } from './stripe-price.ts';

interface Changing {
  tools: Tools;
  stripe: Stripe;
  /** As it is now. */
  row: SubscriptionRow;
  remote: Stripe.Subscription;
  item: Stripe.SubscriptionItem;
  price: string;
  change: ChangeOfPlan;
}

/** After what is paid for: Stripe goes over by itself. */
const changeLater = async ({ tools, stripe, row, remote, item, price, change }: Changing) => {
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
  const { db } = tools;
  await db.transaction((transaction) => storeSubscription(transaction, tools, row, change.subscription));
};

/** What our own sum takes off, on the bill that the change makes: Stripe’s would be by the second. */
const takeOff = async ({ stripe, row, remote, change }: Changing) => {
  const unused = change.lines.find(({ kind }) => kind === 'unused');
  if (!unused || row.stripeCustomerId === null) return null;
  const item = await stripe.invoiceItems.create(
    {
      customer: row.stripeCustomerId,
      subscription: remote.id,
      currency: 'eur',
      amount: unused.cents,
      tax_behavior: 'inclusive',
    },
    { idempotencyKey: `giewel-unused-${row.id}-${row.version}` },
  );
  return item.id;
};

const changeNow = async (changing: Changing) => {
  const { stripe, remote, item, price } = changing;
  // In a trial nothing is paid yet, and none of it is taken.
  const begins = remote.status === 'trialing' ? 'unchanged' : 'now';
  const unusedId = await takeOff(changing);
  try {
    await stripe.subscriptions.update(remote.id, {
      items: [{ id: item.id, price }],
      cancel_at_period_end: false,
      proration_behavior: 'none',
      payment_behavior: 'error_if_incomplete',
      billing_cycle_anchor: { type: begins },
    });
  } catch (error) {
    if (unusedId !== null) await stripe.invoiceItems.del(unusedId);
    throw error;
  }
};

/** Another plan for one that Stripe has: what it costs and when it begins is decided as everywhere. */
export const changeAtStripe = async (
  tools: Tools,
  stripe: Stripe,
  row: SubscriptionRow,
  order: PlanChoice,
): Promise<void> => {
  const id = row.stripeSubscriptionId ?? '';
  const customerId = row.stripeCustomerId ?? '';
  const remote = await stripe.subscriptions.retrieve(id);
  const [item] = remote.items.data;
  if (!item) throw new Error(`Stripe’s subscription ${id} is for nothing`);
  const change = changeOfPlan(row, order, tools.clock.now());
  const price = await stripePrice(stripe, order);
  await releaseSchedule(stripe, remote);
  const changing = { tools, stripe, row, remote, item, price, change };
  if (change.effect === 'later') {
    if (row.status === 'cancelled') await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    await changeLater(changing);
    return;
  }
  if (change.effect === 'now') await changeNow(changing);
  await copySubscriptionFromStripe(tools, stripe, { id, customerId });
};
