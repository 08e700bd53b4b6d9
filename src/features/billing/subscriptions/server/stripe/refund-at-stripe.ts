import { and, eq, isNull } from 'drizzle-orm';
import type Stripe from 'stripe';
import { mailAboutPayout, payoutEmail } from '#features/billing/subscriptions/server/payout-email.ts';
import { payouts } from '#features/billing/subscriptions/server/tables.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services/services.ts';
import { createStripeClient } from './create-stripe-client.ts';

const LATEST = 100;

interface RefundOrder {
  id: number;
  customer: string;
  amountCents: number;
}

const isOf = ({ id }: RefundOrder, metadata: Stripe.Metadata | null) => metadata?.['payout'] === String(id);

/** Refunds the customer's payments, the latest first, and returns the refunded sum. A retry repeats the same refunds. */
const refundCharges = async (stripe: Stripe, refund: RefundOrder): Promise<number> => {
  const { id, customer, amountCents } = refund;
  const { data: charges } = await stripe.charges.list({ customer, limit: LATEST });
  let open = amountCents;
  for (const charge of charges) {
    // An earlier try's refund is in this list.
    const previousRefunds = await stripe.refunds.list({ charge: charge.id, limit: LATEST });
    const ownRefund = previousRefunds.data.find(({ metadata }) => isOf(refund, metadata));
    const amount = ownRefund?.amount ?? Math.min(open, charge.amount - charge.amount_refunded);
    if (!charge.paid || amount <= 0) continue;
    if (!ownRefund)
      await stripe.refunds.create(
        { charge: charge.id, amount, metadata: { payout: String(id) } },
        { idempotencyKey: `payout-${id}-${charge.id}` },
      );
    open -= amount;
    if (open === 0) break;
  }
  return amountCents - open;
};

/** A refunded sum leaves the balance. Stripe forgets keys after a day, so its own list is checked. */
const takeOffBalance = async (stripe: Stripe, refund: RefundOrder, refundedCents: number) => {
  const { id, customer } = refund;
  if (refundedCents === 0) return;
  const { data } = await stripe.customers.listBalanceTransactions(customer, { limit: LATEST });
  if (data.some(({ metadata }) => isOf(refund, metadata))) return;
  await stripe.customers.createBalanceTransaction(
    customer,
    { amount: refundedCents, currency: 'eur', metadata: { payout: String(id) } },
    { idempotencyKey: `payout-${id}` },
  );
};

/**
 * Stripe pays no balance out: the customer's card payments are refunded instead, and the balance there reduced.
 * Its owner gets an email once it is done. A rest that no payment covers is paid by hand.
 */
export const refundPayoutAtStripe = async (
  services: Pick<Services, 'config' | 'clock' | 'db' | 'jobs' | 'log'>,
  id: number,
): Promise<void> => {
  const { config, clock, db, log } = services;
  const isOpen = and(eq(payouts.id, id), isNull(payouts.settledAt));
  const [payout] = await db.select().from(payouts).where(isOpen);
  if (!config.stripe || !payout?.stripeCustomerId) return;
  const { stripeCustomerId: customer, amountCents } = payout;
  const stripe = await createStripeClient(config.stripe);
  const refund = { id, customer, amountCents };
  const refundedCents = await refundCharges(stripe, refund);
  await takeOffBalance(stripe, refund, refundedCents);
  await db.transaction(async (transaction) => {
    const [settled] = await transaction
      .update(payouts)
      .set({ refundedCents, settledAt: clock.now() })
      .where(isOpen)
      .returning();
    if (settled) await mailAboutPayout(transaction, services, settled, payoutEmail(settled));
  });
  if (refundedCents < amountCents)
    log.error({ payoutId: id, open: amountCents - refundedCents }, 'Part of a balance is to be paid by hand');
};

/** The first tries follow soon after one another; `pay-back-balances` goes on each hour. */
export const refundAtStripeJob: JobDefinition = {
  name: 'refund-at-stripe',
  run: (payload, services) => refundPayoutAtStripe(services, (payload as { id: number }).id),
};
