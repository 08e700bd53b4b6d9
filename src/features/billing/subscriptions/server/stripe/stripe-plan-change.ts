import type Stripe from 'stripe';
import type {
  BillLine,
  CalculatedPlanChange,
  PlanChangeOrder,
} from '#features/billing/subscriptions/rules/calculate-plan-change.ts';
import type { SubscriptionRow } from '#features/billing/subscriptions/server/store.ts';
import { luxembourgMidnightOf } from '#kernel/luxembourg-midnight.ts';
import { stripeIdOf } from './stripe-id.ts';
import { findOrCreateStripePrice } from './stripe-price.ts';

/** The new price replaces the one in Stripe's subscription. */
export interface StripePlanState {
  remote: Stripe.Subscription;
  item: Stripe.SubscriptionItem;
  price: string;
}

type Unused = BillLine & { kind: 'unused' };

export const readStripePlanState = async (
  stripe: Stripe,
  id: string,
  order: PlanChangeOrder,
): Promise<StripePlanState> => {
  const remote = await stripe.subscriptions.retrieve(id);
  const [item] = remote.items.data;
  if (!item) throw new Error(`Stripe’s subscription ${id} is for nothing`);
  return { remote, item, price: await findOrCreateStripePrice(stripe, order) };
};

/** Preview and update send the same. In a trial nothing is paid yet, so nothing is charged. */
export const subscriptionUpdateParams = ({ remote, item, price }: StripePlanState) => ({
  items: [{ id: item.id, price }],
  cancel_at_period_end: false,
  proration_behavior: 'none' as const,
  billing_cycle_anchor: { type: remote.status === 'trialing' ? ('unchanged' as const) : ('now' as const) },
});

export const unusedBillLineOf = ({ lines }: CalculatedPlanChange) =>
  lines.find((line): line is Unused => line.kind === 'unused');

const secondsAt = (day: string) => luxembourgMidnightOf(day).getTime() / 1000;

/** Adds our own deduction to Stripe’s bill: Stripe would compute it by the second. */
export const createCreditInvoiceItems = (
  { item }: StripePlanState,
  change: CalculatedPlanChange,
): Stripe.SubscriptionUpdateParams.AddInvoiceItem[] => {
  const unused = unusedBillLineOf(change);
  if (!unused) return [];
  const { plan, period, from, until, cents } = unused;
  return [
    {
      price_data: {
        currency: 'eur',
        product: stripeIdOf(item.price.product) ?? '',
        unit_amount: cents,
        tax_behavior: 'inclusive',
      },
      period: {
        start: { type: 'timestamp', timestamp: secondsAt(from) },
        end: { type: 'timestamp', timestamp: secondsAt(until) },
      },
      metadata: { unused: 'yes', plan, period, from, until },
    },
  ];
};

const amounts = (list: readonly number[]) =>
  list
    .filter((amount) => amount !== 0)
    .toSorted((a, b) => a - b)
    .join();

/** Returns whether Stripe would bill each line, use the balance and charge the sum as our own function computes. */
export const agreesWithStripePreview = async (
  stripe: Stripe,
  row: Pick<SubscriptionRow, 'stripeCustomerId' | 'balanceCents'>,
  stripeState: StripePlanState,
  change: CalculatedPlanChange,
): Promise<boolean> => {
  const unused = unusedBillLineOf(change);
  const bill = await stripe.invoices.createPreview({
    ...(row.stripeCustomerId !== null && { customer: row.stripeCustomerId }),
    subscription: stripeState.remote.id,
    subscription_details: subscriptionUpdateParams(stripeState),
    ...(unused && {
      invoice_items: [{ currency: 'eur', amount: unused.cents, tax_behavior: 'inclusive' as const }],
    }),
  });
  const ownAmounts = change.lines.flatMap((line) => ('plan' in line ? [line.cents] : []));
  const stripeAmounts = bill.lines.data.map(({ amount }) => amount);
  return (
    amounts(ownAmounts) === amounts(stripeAmounts) &&
    bill.amount_due === change.dueCents &&
    Math.max(0, -bill.starting_balance) === row.balanceCents
  );
};
