import type { Config } from '#server/config.ts';
import type { OwnSubscription, Receipt } from '#subscriptions/contract/subscriptions.ts';
import { limitsOf } from '#subscriptions/rules/limits.ts';
import {
  mayCancel,
  mayResume,
  type Subscription,
  subscriptionAt,
} from '#subscriptions/rules/subscription.ts';
import type { ReceiptRow } from './receipts.ts';

/** The simulated payment is of the time before the launch: afterwards a plan is paid for or not had. */
export const paymentWay = ({ stripe, launch }: Config): OwnSubscription['payment'] => {
  if (stripe) return 'stripe';
  return launch === 'prelaunch' ? 'simulated' : 'unavailable';
};

export const presentSubscription = (
  stored: Subscription & { stripeCustomerId?: string | null },
  config: Config,
  now: Date,
): OwnSubscription => {
  const subscription = subscriptionAt(stored, now);
  return {
    ...subscription,
    until: subscription.until?.toISOString() ?? null,
    limits: limitsOf(subscription, now),
    payment: paymentWay(config),
    abilities: {
      mayCancel: mayCancel(subscription),
      mayResume: mayResume(subscription),
      mayManagePayment: config.stripe !== undefined && Boolean(stored.stripeCustomerId),
    },
  };
};

export const presentReceipt = ({ paidFrom, paidUntil, issuedAt, ...row }: ReceiptRow): Receipt => ({
  ...row,
  paidFrom: paidFrom.toISOString(),
  paidUntil: paidUntil.toISOString(),
  issuedAt: issuedAt.toISOString(),
});
