import { addDays, DAY_MS, dayOf, type IsoDay, noonOf } from '#kernel/calendar.ts';
import { divideCents, planPriceCents } from './plan-prices.ts';
import { type PlanName, planNames } from './plans.ts';
import {
  type BillingPeriod,
  hasPaidFor,
  paidPeriodStart,
  type PlanOrder,
  type Subscription,
  subscriptionAfterPayment,
  subscriptionAsOf,
} from './subscription.ts';

/** Cents include VAT. */
export interface PaidSubscription extends Subscription {
  /** The paid time begins here and ends with `until`. */
  paidFrom: Date | null;
  /** The paid time is worth this, whichever money paid for it. */
  paidCents: number;
  /** Paid and unused money, which is spent before any other. */
  balanceCents: number;
}

export interface PlanChangeOrder extends PlanOrder {
  /** A smaller plan begins now, not after the paid time. */
  begins?: 'now' | undefined;
}

interface DaysOfPlan {
  plan: PlanName;
  period: BillingPeriod;
  /** First and last day are included. */
  from: IsoDay;
  until: IsoDay;
}

/** Deductions of a bill are negative, and its lines sum up to the amount due. */
export type BillLine =
  | (DaysOfPlan & { kind: 'plan' | 'unused'; cents: number })
  /** 'balance' is taken from the balance, 'kept' is added to it. */
  | { kind: 'balance' | 'kept'; cents: number };

export interface CalculatedPlanChange {
  /** 'nothing': they have it already. 'later': it follows the paid time. */
  effect: 'nothing' | 'now' | 'later';
  lines: BillLine[];
  dueCents: number;
  /** The subscription after the change, with its balance. */
  subscription: PaidSubscription;
}

/** Excludes the last day. */
const daysBetween = (from: IsoDay, until: IsoDay) =>
  Math.max(0, Math.round((noonOf(until).getTime() - noonOf(from).getTime()) / DAY_MS));

const laterOf = (a: Date, b: Date) => (a > b ? a : b);

const lastDayBefore = (until: Date) => addDays(dayOf(until), -1);

/**
 * Returns the paid and unused days: today as well, with which the next plan begins. Their share is rounded to the
 * nearest cent.
 */
export const unusedPaidDaysOf = (current: PaidSubscription, now: Date): (BillLine & DaysOfPlan) | null => {
  const { status, plan, period, until, paidCents } = current;
  if ((status !== 'active' && status !== 'cancelled') || !plan || !period || !until || !current.paidFrom)
    return null;
  const [first, end] = [dayOf(current.paidFrom), dayOf(until)];
  const from = dayOf(laterOf(current.paidFrom, now));
  const cents = divideCents(paidCents * daysBetween(from, end), Math.max(1, daysBetween(first, end)));
  return cents > 0
    ? { kind: 'unused', plan, period, from, until: lastDayBefore(until), cents: -cents }
    : null;
};

/** Returns the money they would get back if they left today. */
export const computeRefundableCents = (current: PaidSubscription, now: Date): number =>
  current.balanceCents -
  (unusedPaidDaysOf(subscriptionAsOf(current, now) as PaidSubscription, now)?.cents ?? 0);

const sizeOf = ({ plan, period }: PlanOrder) => planNames.indexOf(plan) * 2 + Number(period === 'yearly');

/** A smaller plan, or the same one month by month, waits until the paid time has been used. */
export const isDowngrade = (
  { status, plan, period, until }: Subscription,
  order: PlanOrder,
  now: Date,
): boolean =>
  (status === 'active' || status === 'cancelled') &&
  plan !== null &&
  period !== null &&
  until !== null &&
  until > now &&
  sizeOf(order) < sizeOf({ plan, period });

const sumOf = (lines: readonly BillLine[]) => lines.reduce((sum, { cents }) => sum + cents, 0);

/** Takes from the balance for a bill, or adds to it if the bill is negative. */
const balanceLine = (cents: number, balanceCents: number): BillLine[] => {
  if (cents < 0) return [{ kind: 'kept', cents: -cents }];
  const fromBalance = Math.min(cents, balanceCents);
  return fromBalance > 0 ? [{ kind: 'balance', cents: -fromBalance }] : [];
};

const noNext = { nextPlan: null, nextPeriod: null } as const;

const payNow = (current: PaidSubscription, { plan, period }: PlanOrder, now: Date): CalculatedPlanChange => {
  const order = { plan, period };
  const from = paidPeriodStart(current, now);
  const paid = subscriptionAfterPayment(current, order, now);
  const until = paid.until ?? from;
  const paidCents = planPriceCents(order);
  const unused = unusedPaidDaysOf(current, now);
  const bill: BillLine[] = [
    { kind: 'plan', ...order, from: dayOf(from), until: lastDayBefore(until), cents: paidCents },
    ...(unused ? [unused] : []),
  ];
  const evened = balanceLine(sumOf(bill), current.balanceCents);
  const lines = [...bill, ...evened];
  return {
    effect: 'now',
    lines,
    dueCents: sumOf(lines),
    subscription: {
      ...current,
      ...paid,
      ...noNext,
      paidFrom: from,
      paidCents,
      balanceCents: current.balanceCents + sumOf(evened),
    },
  };
};

/**
 * Decides alone what a change of plan costs and does to a subscription. Paid and unused time is deducted, then the
 * balance; the rest becomes the balance. A smaller plan follows the paid time, unless it is wanted now, and costs
 * nothing before.
 */
export const calculatePlanChange = (
  storedSubscription: PaidSubscription,
  choice: PlanChangeOrder,
  now: Date,
): CalculatedPlanChange => {
  const current = { ...storedSubscription, ...subscriptionAsOf(storedSubscription, now) };
  const free = { lines: [], dueCents: 0 };
  if (hasPaidFor(current, choice))
    return {
      ...free,
      effect: 'nothing',
      subscription: current.nextPlan ? { ...current, ...noNext } : current,
    };
  if (choice.begins === 'now' || !isDowngrade(current, choice, now)) return payNow(current, choice, now);
  const next = { status: 'active', nextPlan: choice.plan, nextPeriod: choice.period } as const;
  return { ...free, effect: 'later', subscription: { ...current, ...next } };
};
