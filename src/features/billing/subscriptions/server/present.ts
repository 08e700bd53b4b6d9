import type {
  OwnSubscription,
  PlanChangePreview,
  Receipt,
} from '#features/billing/subscriptions/contract/subscriptions.ts';
import type {
  CalculatedPlanChange,
  PaidSubscription,
} from '#features/billing/subscriptions/rules/calculate-plan-change.ts';
import { limitsOf } from '#features/billing/subscriptions/rules/plan-limits.ts';
import {
  type BillingAddress,
  isCompleteAddress,
} from '#features/billing/subscriptions/rules/receipt-parties.ts';
import {
  hasPaidFor,
  mayCancelSubscription,
  mayResumeSubscription,
  type PlanOrder,
  subscriptionAsOf,
} from '#features/billing/subscriptions/rules/subscription.ts';
import { dayOf } from '#kernel/calendar.ts';
import type { Config } from '#server/config/config.ts';
import type { ReceiptRow } from './receipts.ts';

/** Payment is simulated only before the launch: afterwards plans are paid for or not sold. */
export const paymentModeOf = ({ stripe, launch }: Config): OwnSubscription['payment'] => {
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
export const subscriptionBeforeChange = (
  storedSubscription: PaidSubscription & StripeIds,
  order: PlanOrder,
  { config, now }: { config: Config; now: Date },
): PaidSubscription => {
  const { status } = subscriptionAsOf(storedSubscription, now);
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
  const subscription = subscriptionAsOf(storedSubscription, now);
  const { nextPlan, nextPeriod } = subscription;
  return {
    ...subscription,
    until: subscription.until?.toISOString() ?? null,
    next: nextPlan && nextPeriod ? { plan: nextPlan, period: nextPeriod } : null,
    balanceCents: hasBalance(storedSubscription, config) ? storedSubscription.balanceCents : 0,
    billing,
    isBillable: isCompleteAddress(billing),
    limits: limitsOf(subscription, now),
    payment: paymentModeOf(config),
    abilities: {
      mayCancel: mayCancelSubscription(subscription),
      mayResume: mayResumeSubscription(subscription),
      mayManagePayment: config.stripe !== undefined && Boolean(storedSubscription.stripeCustomerId),
    },
  };
};

export const presentPlanChange = (
  { effect, lines, dueCents, subscription }: CalculatedPlanChange,
  { isDownwards, now }: { isDownwards: boolean; now: Date },
): PlanChangePreview => {
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
