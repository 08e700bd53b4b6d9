import { DAY_MS, dayOf, daysLater, type IsoDay, noonOf } from '#kernel/calendar.ts';
import { type PlanName, planNames } from './plans.ts';
import { priceOf, roundedCents } from './prices.ts';
import {
  type BillingPeriod,
  hasPaidFor,
  type PlanOrder,
  paidFrom,
  type Subscription,
  subscriptionAt,
  subscriptionOncePaid,
} from './subscription.ts';

/** A subscription with the money in it. Cents include VAT. */
export interface PaidSubscription extends Subscription {
  /** When what is paid for began or begins; it ends with `until`. */
  paidFrom: Date | null;
  /** What that time is worth, by whichever money it was paid. */
  paidCents: number;
  /** What was paid and not used: taken before any other money. */
  balanceCents: number;
}

export interface PlanChoice extends PlanOrder {
  /** A smaller plan at once, not after what is paid for. */
  begins?: 'now' | undefined;
}

interface DaysOfPlan {
  plan: PlanName;
  period: BillingPeriod;
  /** The first and the last day. */
  from: IsoDay;
  until: IsoDay;
}

/** An item of a bill. What is taken off is below nothing, and the items sum up to what is due. */
export type BillLine =
  | (DaysOfPlan & { kind: 'plan' | 'unused'; cents: number })
  /** Of the balance, or what goes to it. */
  | { kind: 'balance' | 'kept'; cents: number };

export interface ChangeOfPlan {
  /** 'nothing': it is what they have. 'later': it follows on what is paid for. */
  effect: 'nothing' | 'now' | 'later';
  lines: BillLine[];
  dueCents: number;
  /** What the change makes of it, its balance with it. */
  subscription: PaidSubscription;
}

/** From one day to before the other. */
const daysBetween = (from: IsoDay, until: IsoDay) =>
  Math.max(0, Math.round((noonOf(until).getTime() - noonOf(from).getTime()) / DAY_MS));

const laterOf = (a: Date, b: Date) => (a > b ? a : b);

const lastDayBefore = (until: Date) => daysLater(dayOf(until), -1);

/**
 * What is paid for and not used: today as well, which whatever follows begins with. To the nearest cent of as many
 * days as are left.
 */
export const unusedOf = (current: PaidSubscription, now: Date): (BillLine & DaysOfPlan) | null => {
  const { status, plan, period, until, paidCents } = current;
  if ((status !== 'active' && status !== 'cancelled') || !plan || !period || !until || !current.paidFrom)
    return null;
  const [first, end] = [dayOf(current.paidFrom), dayOf(until)];
  const from = dayOf(laterOf(current.paidFrom, now));
  const cents = roundedCents(paidCents * daysBetween(from, end), Math.max(1, daysBetween(first, end)));
  return cents > 0
    ? { kind: 'unused', plan, period, from, until: lastDayBefore(until), cents: -cents }
    : null;
};

/** What is theirs of what they paid, should they go today. */
export const owedTo = (current: PaidSubscription, now: Date): number =>
  current.balanceCents - (unusedOf(subscriptionAt(current, now) as PaidSubscription, now)?.cents ?? 0);

const sizeOf = ({ plan, period }: PlanOrder) => planNames.indexOf(plan) * 2 + Number(period === 'yearly');

/** A smaller plan, or the same one month by month: it waits until what is paid for has been used. */
export const isDownwards = (
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

/** What the balance gives to a bill, or takes from one that is below nothing. */
const balanceLine = (cents: number, balanceCents: number): BillLine[] => {
  if (cents < 0) return [{ kind: 'kept', cents: -cents }];
  const fromBalance = Math.min(cents, balanceCents);
  return fromBalance > 0 ? [{ kind: 'balance', cents: -fromBalance }] : [];
};

const noNext = { nextPlan: null, nextPeriod: null } as const;

const payNow = (current: PaidSubscription, { plan, period }: PlanOrder, now: Date): ChangeOfPlan => {
  const order = { plan, period };
  const from = paidFrom(current, now);
  const paid = subscriptionOncePaid(current, order, now);
  const until = paid.until ?? from;
  const paidCents = priceOf(order);
  const unused = unusedOf(current, now);
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
 * What a change of plan costs and what it makes of a subscription: the one place that decides it. What is paid for and
 * unused is taken off, then the balance; what is left over becomes the balance. A smaller plan follows on what is paid
 * for, unless it is wanted at once, and costs nothing before.
 */
export const changeOfPlan = (
  storedSubscription: PaidSubscription,
  choice: PlanChoice,
  now: Date,
): ChangeOfPlan => {
  const current = { ...storedSubscription, ...subscriptionAt(storedSubscription, now) };
  const free = { lines: [], dueCents: 0 };
  if (hasPaidFor(current, choice))
    return {
      ...free,
      effect: 'nothing',
      subscription: current.nextPlan ? { ...current, ...noNext } : current,
    };
  if (choice.begins === 'now' || !isDownwards(current, choice, now)) return payNow(current, choice, now);
  const next = { status: 'active', nextPlan: choice.plan, nextPeriod: choice.period } as const;
  return { ...free, effect: 'later', subscription: { ...current, ...next } };
};
