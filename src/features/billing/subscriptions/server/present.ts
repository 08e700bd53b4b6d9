import type {
  OwnSubscription,
  PlanChange,
  Receipt,
} from '#features/billing/subscriptions/contract/subscriptions.ts';
import type { ChangeOfPlan, PaidSubscription } from '#features/billing/subscriptions/rules/change-of-plan.ts';
import { limitsOf } from '#features/billing/subscriptions/rules/limits.ts';
import { type BillingAddress, isWhole } from '#features/billing/subscriptions/rules/receipt.ts';
import {
  hasPaidFor,
  mayCancel,
  mayResume,
  type PlanOrder,
  subscriptionAt,
} from '#features/billing/subscriptions/rules/subscription.ts';
import { dayOf } from '#kernel/calendar.ts';
import type { Config } from '#server/config/config.ts';
import type { ReceiptRow } from './receipts.ts';

/** Payment is simulated only before the launch: afterwards plans are paid for or not sold. */
export const paymentWay = ({ stripe, launch }: Config): OwnSubscription['payment'] => {
  if (stripe) return 'stripe';
  return launch === 'prelaunch' ? 'simulated' : 'unavailable';
};

interface StripeIds {
  stripeCustomerId?: string | null;
  stripeSubscriptionId?: string | null;
}

const hasBalance = ({ stripeCustomerId }: StripeIds, { stripe }: Config) =>
  !stripe || Boolean(stripeCustomerId);

/** A change of plan begins from this. A simulated payment, before Stripe, is worth nothing there. */
export const startingSubscription = (
  storedSubscription: PaidSubscription & StripeIds,
  order: PlanOrder,
  { config, now }: { config: Config; now: Date },
): PaidSubscription => {
  const { status } = subscriptionAt(storedSubscription, now);
  const isCurrent = !config.stripe || Boolean(storedSubscription.stripeSubscriptionId);
  if (isCurrent || hasPaidFor({ ...storedSubscription, status }, order)) return storedSubscription;
  const balanceCents = hasBalance(storedSubscription, config) ? storedSubscription.balanceCents : 0;
  const free = status === 'trial' ? status : 'none';
  return {
    ...storedSubscription,
    status: free,
    paidCents: 0,
    balanceCents,
    nextPlan: null,
    nextPeriod: null,
  };
};

export const presentSubscription = (
  storedSubscription: PaidSubscription & StripeIds,
  billing: BillingAddress,
  { config, now }: { config: Config; now: Date },
): OwnSubscription => {
  const subscription = subscriptionAt(storedSubscription, now);
  const { nextPlan, nextPeriod } = subscription;
  return {
    ...subscription,
    until: subscription.until?.toISOString() ?? null,
    next: nextPlan && nextPeriod ? { plan: nextPlan, period: nextPeriod } : null,
    balanceCents: hasBalance(storedSubscription, config) ? storedSubscription.balanceCents : 0,
    billing,
    isBillable: isWhole(billing),
    limits: limitsOf(subscription, now),
    payment: paymentWay(config),
    abilities: {
      mayCancel: mayCancel(subscription),
      mayResume: mayResume(subscription),
      mayManagePayment: config.stripe !== undefined && Boolean(storedSubscription.stripeCustomerId),
    },
  };
};

export const presentChange = (
  { effect, lines, dueCents, subscription }: ChangeOfPlan,
  { isDownwards, now }: { isDownwards: boolean; now: Date },
): PlanChange => {
  const { paidFrom, until, balanceCents } = subscription;
  const begins = (effect === 'later' ? until : paidFrom) ?? now;
  return {
    effect,
    isDownwards,
    lines,
    dueCents,
    balanceCents,
    beginsOn: begins > now ? dayOf(begins) : null,
  };
};

export const presentReceipt = ({ paidFrom, paidUntil, issuedAt, ...row }: ReceiptRow): Receipt => ({
  ...row,
  paidFrom: paidFrom.toISOString(),
  paidUntil: paidUntil.toISOString(),
  issuedAt: issuedAt.toISOString(),
});
