import {
  calculatePlanChange,
  type PlanChangeOrder,
} from '#features/billing/subscriptions/rules/calculate-plan-change.ts';
import type { Services } from '#server/services/services.ts';
import { mailReceiptJob } from './mail-receipt.ts';
import { issueReceipt } from './receipts.ts';
import { lockOwnSubscription } from './store.ts';
import { updateSubscriptionAndNotify } from './update-subscription-and-notify.ts';

/** Simulates a payment: stores the plan and a receipt of the demo. A repeated payment changes nothing. */
export const simulatePayment = (services: Services, userId: number, choice: PlanChangeOrder): Promise<void> =>
  services.db.transaction(async (transaction) => {
    const now = services.clock.now();
    const row = await lockOwnSubscription(transaction, userId);
    if (!row) throw new Error(`Nobody pays for no company: ${userId}`);
    const { effect, subscription, lines, dueCents } = calculatePlanChange(row, choice, now);
    if (effect === 'nothing' && row.nextPlan === null) return;
    await updateSubscriptionAndNotify(transaction, services, row, subscription);
    if (lines.length === 0) return;
    const payment = {
      plan: choice.plan,
      period: choice.period,
      companyId: row.companyId,
      stripeInvoiceId: null,
      amountCents: dueCents,
      lines,
      paidFrom: subscription.paidFrom ?? now,
      paidUntil: subscription.until ?? now,
    };
    const id = await issueReceipt(transaction, services.config, payment, now);
    await services.jobs.add(transaction, mailReceiptJob.name, { id });
  });
