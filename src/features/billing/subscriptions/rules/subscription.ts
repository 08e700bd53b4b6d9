import { DAY_MS } from '#kernel/calendar.ts';
import { type PlanName, TRIAL_DAYS } from './plans.ts';

export const billingPeriods = ['monthly', 'yearly'] as const;

export type BillingPeriod = (typeof billingPeriods)[number];

export const subscriptionStatuses = ['none', 'trial', 'active', 'past_due', 'cancelled', 'ended'] as const;

export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export interface Subscription {
  status: SubscriptionStatus;
  /** The plan that is paid for, or was last. */
  plan: PlanName | null;
  period: BillingPeriod | null;
  /** The status ends then: the trial, the paid time or the grace. */
  until: Date | null;
  /** The trial ends or ended then, even if a plan was paid for meanwhile. */
  trialUntil?: Date | null;
  /** The chosen smaller plan follows the paid time; both or neither. */
  nextPlan?: PlanName | null;
  nextPeriod?: BillingPeriod | null;
}

/** A company that has not paid in time has the plan for so long. */
export const GRACE_DAYS = 7;

const daysAfter = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS);

const monthsIn: Record<BillingPeriod, number> = { monthly: 1, yearly: 12 };

/** Returns the same day a month or a year later, or the last one of a month that has no such day. */
export const endOfPeriodFrom = (date: Date, period: BillingPeriod): Date => {
  const end = new Date(date);
  end.setUTCMonth(end.getUTCMonth() + monthsIn[period]);
  if (end.getUTCDate() !== date.getUTCDate()) end.setUTCDate(0);
  return end;
};

export const newTrialSubscription = (now: Date): Subscription => {
  const until = daysAfter(now, TRIAL_DAYS);
  return { status: 'trial', plan: null, period: null, until, trialUntil: until };
};

const nextBegun = (subscription: Subscription): Subscription => {
  const { nextPlan, nextPeriod } = subscription;
  if (!nextPlan || !nextPeriod) return subscription;
  return { ...subscription, plan: nextPlan, period: nextPeriod, nextPlan: null, nextPeriod: null };
};

/** Applies time alone: each status becomes the next when it ends. */
export const subscriptionAsOf = (subscription: Subscription, now: Date): Subscription => {
  const { status, until } = subscription;
  if (until === null || until > now) return subscription;
  if (status === 'trial') return { ...subscription, status: 'none', until: null };
  if (status === 'active') {
    const followed = nextBegun(subscription);
    return subscriptionAsOf({ ...followed, status: 'past_due', until: daysAfter(until, GRACE_DAYS) }, now);
  }
  return { ...subscription, status: 'ended', until: null };
};

/** The plan can be used: it is paid for, or its payment is still expected. */
export const isPlanInForce = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status === 'active' || status === 'past_due' || status === 'cancelled';

export interface PlanOrder {
  plan: PlanName;
  period: BillingPeriod;
}

/** Paid already and not cancelled: another payment would buy nothing. */
export const hasPaidFor = (
  { status, plan, period }: Omit<Subscription, 'until'>,
  order: PlanOrder,
): boolean => status === 'active' && plan === order.plan && period === order.period;

/** The rest of a trial stays free, even if a plan is paid for in it: the paid time begins after it. */
export const paidPeriodStart = ({ status, until, trialUntil }: Subscription, now: Date): Date => {
  const free = status === 'trial' ? until : trialUntil;
  return free && free > now ? free : now;
};

/** A plan or period that changes with the payment begins today. */
export const subscriptionAfterPayment = (
  subscription: Subscription,
  order: PlanOrder,
  now: Date,
): Subscription => {
  const current = subscriptionAsOf(subscription, now);
  if (hasPaidFor(current, order)) return current;
  return {
    ...current,
    ...order,
    status: 'active',
    until: endOfPeriodFrom(paidPeriodStart(current, now), order.period),
  };
};

const withoutNext = (subscription: Subscription): Subscription =>
  subscription.nextPlan ? { ...subscription, nextPlan: null, nextPeriod: null } : subscription;

export const mayCancelSubscription = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status === 'active' || status === 'past_due';

/** The paid time stays until it ends. In the grace nothing is paid for, so it ends now. */
export const subscriptionAfterCancellation = (subscription: Subscription): Subscription => {
  if (subscription.status === 'active') return { ...withoutNext(subscription), status: 'cancelled' };
  if (subscription.status === 'past_due') return { ...subscription, status: 'ended', until: null };
  return subscription;
};

/** A cancellation can be taken back, or a smaller plan that has not begun. */
export const mayResumeSubscription = ({
  status,
  nextPlan,
}: Pick<Subscription, 'status' | 'nextPlan'>): boolean =>
  status === 'cancelled' || (status === 'active' && Boolean(nextPlan));

export const subscriptionAfterResumption = (subscription: Subscription): Subscription =>
  mayResumeSubscription(subscription) ? { ...withoutNext(subscription), status: 'active' } : subscription;
