import type { Tools } from '#server/tools.ts';
import { priceOf } from '#subscriptions/rules/prices.ts';
import {
  hasPaidFor,
  type PlanOrder,
  paidFrom,
  subscriptionAt,
  subscriptionOncePaid,
} from '#subscriptions/rules/subscription.ts';
import { issueReceipt } from './receipts.ts';
import { holdOwnSubscription } from './store.ts';
import { storeSubscription } from './store-subscription.ts';

/** Pays as if: stores the plan and a receipt of the demo. Paying the same again changes nothing. */
export const paySimulated = (tools: Tools, userId: number, order: PlanOrder): Promise<void> =>
  tools.db.transaction(async (transaction) => {
    const now = tools.clock.now();
    const row = await holdOwnSubscription(transaction, userId);
    if (!row) throw new Error(`Nobody pays for no company: ${userId}`);
    const current = subscriptionAt(row, now);
    if (hasPaidFor(current, order)) return;
    const paid = subscriptionOncePaid(current, order, now);
    await storeSubscription(transaction, tools, row, paid);
    const payment = {
      ...order,
      companyId: row.companyId,
      stripeInvoiceId: null,
      amountCents: priceOf(order),
      paidFrom: paidFrom(current, now),
      paidUntil: paid.until ?? now,
    };
    await issueReceipt(transaction, tools.config, payment, now);
  });
