import type Stripe from 'stripe';
import type {
  BillLine,
  ChangeOfPlan,
  PlanChangeOrder,
} from '#features/billing/subscriptions/rules/change-of-plan.ts';
import type { SubscriptionRow } from '#features/billing/subscriptions/server/store.ts';
import { luxembourgMidnightOf } from '#kernel/luxembourg-midnight.ts';
import { stripeId } from './stripe-id.ts';
import { stripePrice } from './stripe-price.ts';

/** The new price replaces the one in Stripe's subscription. */
export interface StripeState {
  remote: Stripe.Subscription;
  item: Stripe.SubscriptionItem;
  price: string;
}

type Unused = BillLine & { kind: 'unused' };

export const readStripeState = async (
  stripe: Stripe,
  id: string,
  order: PlanChangeOrder,
): Promise<StripeState> => {
  const remote = await stripe.subscriptions.retrieve(id);
  const [item] = remote.items.data;
  if (!item) throw new Error(`Stripe’s subscription ${id} is for nothing`);
  return { remote, item, price: await stripePrice(stripe, order) };
};

/** Preview and update send the same. In a trial nothing is paid yet, so nothing is charged. */
export const changeParams = ({ remote, item, price }: StripeState) => ({
  items: [{ id: item.id, price }],
  cancel_at_period_end: false,
  proration_behavior: 'none' as const,
  billing_cycle_anchor: { type: remote.status === 'trialing' ? ('unchanged' as const) : ('now' as const) },
});

export const unusedIn = ({ lines }: ChangeOfPlan) =>
  lines.find((line): line is Unused => line.kind === 'unused');

const secondsAt = (day: string) => luxembourgMidnightOf(day).getTime() / 1000;

/** Adds our own deduction to Stripe’s bill: Stripe would compute it by the second. */
export const creditItems = (
  { item }: StripeState,
  change: ChangeOfPlan,
): Stripe.SubscriptionUpdateParams.AddInvoiceItem[] => {
  const unused = unusedIn(change);
  if (!unused) return [];
  const { plan, period, from, until, cents } = unused;
  return [
    {
      price_data: {
        currency: 'eur',
        product: stripeId(item.price.product) ?? '',
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
export const agreesWithStripe = async (
  stripe: Stripe,
  row: Pick<SubscriptionRow, 'stripeCustomerId' | 'balanceCents'>,
  stripeState: StripeState,
  change: ChangeOfPlan,
): Promise<boolean> => {
  const unused = unusedIn(change);
  const bill = await stripe.invoices.createPreview({
    ...(row.stripeCustomerId !== null && { customer: row.stripeCustomerId }),
    subscription: stripeState.remote.id,
    subscription_details: changeParams(stripeState),
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
