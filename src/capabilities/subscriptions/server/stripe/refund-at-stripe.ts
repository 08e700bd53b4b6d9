import { eq } from 'drizzle-orm';
import type { Job } from '#server/jobs.ts';
import { payouts } from '#subscriptions/server/tables.ts';
import { openStripe } from './open-stripe.ts';

const LATEST = 100;

/**
 * Stripe pays no balance out: so much is given back of what the customer's card has paid, the latest first, and taken
 * off the balance there. What no payment covers stays open in the line of the payout. Tried again, each refund is the
 * same one.
 */
export const refundAtStripe: Job = {
  name: 'refund-at-stripe',
  async run(payload, { config, db, log }) {
    const { id } = payload as { id: number };
    const [payout] = await db.select().from(payouts).where(eq(payouts.id, id));
    if (!config.stripe || !payout?.stripeCustomerId) return;
    const stripe = await openStripe(config.stripe);
    const customer = payout.stripeCustomerId;
    const { data: charges } = await stripe.charges.list({ customer, limit: LATEST });
    let open = payout.amountCents;
    for (const charge of charges) {
      const key = `payout-${id}-${charge.id}`;
      // A try before this one is among what was refunded already.
      const before = await stripe.refunds.list({ charge: charge.id, limit: LATEST });
      const ours = before.data.find(({ metadata }) => metadata?.['payout'] === String(id));
      const amount = ours?.amount ?? Math.min(open, charge.amount - charge.amount_refunded);
      if (!charge.paid || amount <= 0) continue;
      if (!ours)
        await stripe.refunds.create(
          { charge: charge.id, amount, metadata: { payout: String(id) } },
          { idempotencyKey: key },
        );
      open -= amount;
      if (open === 0) break;
    }
    const refundedCents = payout.amountCents - open;
    if (refundedCents > 0)
      await stripe.customers.createBalanceTransaction(
        customer,
        { amount: refundedCents, currency: 'eur' },
        { idempotencyKey: `payout-${id}` },
      );
    await db.update(payouts).set({ refundedCents }).where(eq(payouts.id, id));
    if (open > 0) log.error({ payoutId: id, open }, 'Part of a balance is to be paid back by hand');
  },
};
