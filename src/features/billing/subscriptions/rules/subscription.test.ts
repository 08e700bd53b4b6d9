import { expect, test } from 'vitest';
import { DAY_MS } from '#kernel/calendar.ts';
import fc from '#testing/fast-check.ts';
import { limitsOf } from './plan-limits.ts';
import {
  endOfPeriodFrom,
  GRACE_DAYS,
  hasPaidFor,
  newTrialSubscription,
  type PlanOrder,
  type Subscription,
  subscriptionAfterCancellation,
  subscriptionAfterPayment,
  subscriptionAfterResumption,
  subscriptionAsOf,
} from './subscription.ts';

const now = new Date('2026-03-10T09:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
const order: PlanOrder = { plan: 'professional', period: 'monthly' };
const none: Subscription = { status: 'none', plan: null, period: null, until: null };
const trial = newTrialSubscription(now);
const active: Subscription = { ...order, status: 'active', until: inDays(10) };
const pastDue: Subscription = { ...active, status: 'past_due', until: inDays(GRACE_DAYS) };
const cancelled: Subscription = { ...active, status: 'cancelled' };
const ended: Subscription = { ...active, status: 'ended', until: null };

test('a trial runs for 14 days from joining', { meta: { requirements: ['LIMIT-022'] } }, () => {
  expect(trial).toEqual({ ...none, status: 'trial', until: inDays(14), trialUntil: inDays(14) });
});

test.each<[string, Subscription, number, Subscription]>([
  ['nothing stays nothing', none, 9_999, none],
  ['a trial lasts to its end', trial, 13.9, trial],
  ['and is over then', trial, 14, { ...none, trialUntil: inDays(14) }],
  ['what is paid for lasts', active, 9.9, active],
  ['what is not renewed is past due', active, 10, { ...pastDue, until: inDays(10 + GRACE_DAYS) }],
  ['and ends after the grace, however late it is looked at', active, 400, ended],
  ['the grace lasts a week', pastDue, 6.9, pastDue],
  ['and no longer', pastDue, 7, ended],
  ['what is cancelled lasts while it is paid for', cancelled, 9.9, cancelled],
  ['and has no grace', cancelled, 10, ended],
  ['what has ended stays so', ended, 9_999, ended],
])('time: %s', (_, initial, days, expected) => {
  expect(subscriptionAsOf(initial, inDays(days))).toEqual(expected);
});

test.each<[string, Subscription, Date]>([
  ['without a plan it begins today', none, new Date('2026-04-10T09:00:00Z')],
  ['in a trial when that ends: what is left of it stays free', trial, new Date('2026-04-24T09:00:00Z')],
  ['in the grace today', pastDue, new Date('2026-04-10T09:00:00Z')],
  ['after notice today', cancelled, new Date('2026-04-10T09:00:00Z')],
  ['after the end today', ended, new Date('2026-04-10T09:00:00Z')],
  ['another plan today', { ...active, plan: 'basic' }, new Date('2026-04-10T09:00:00Z')],
  ['paid for already, it changes nothing', active, inDays(10)],
])('payment: %s', (_, initial, until) => {
  expect(subscriptionAfterPayment(initial, order, now)).toEqual({
    ...initial,
    ...order,
    status: 'active',
    until,
  });
});

test.each<[string, Subscription, Subscription, Subscription]>([
  ['none', none, none, none],
  ['trial', trial, trial, trial],
  ['active', active, cancelled, active],
  ['past due', pastDue, ended, pastDue],
  ['cancelled', cancelled, cancelled, active],
  ['ended', ended, ended, ended],
])('cancelling and resuming: %s', (_, initial, afterCancel, afterResume) => {
  expect(subscriptionAfterCancellation(initial)).toEqual(afterCancel);
  expect(subscriptionAfterResumption(initial)).toEqual(afterResume);
});

test.each([
  ['2026-01-31T12:00:00Z', 'monthly', '2026-02-28T12:00:00.000Z'],
  ['2024-02-29T12:00:00Z', 'yearly', '2025-02-28T12:00:00.000Z'],
  ['2026-12-15T12:00:00Z', 'monthly', '2027-01-15T12:00:00.000Z'],
] as const)('the period from %s, %s, ends on %s', (from, period, end) => {
  expect(endOfPeriodFrom(new Date(from), period).toISOString()).toBe(end);
});

test('whatever is clicked in whatever order, nobody has a plan longer than they paid for and a week', () => {
  const step = fc.record({
    days: fc.integer({ min: 0, max: 40 }),
    act: fc.constantFrom('wait', 'cancel', 'resume', 'pay'),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let moment = now;
      let current = none;
      let paidUntil = now;
      for (const { days, act } of steps) {
        moment = new Date(moment.getTime() + days * DAY_MS);
        current = subscriptionAsOf(current, moment);
        if (act === 'cancel') current = subscriptionAfterCancellation(current);
        if (act === 'resume') current = subscriptionAfterResumption(current);
        if (act === 'pay' && !hasPaidFor(current, order)) {
          current = subscriptionAfterPayment(current, order, moment);
          paidUntil = current.until ?? moment;
        }
        const isOver = moment.getTime() > paidUntil.getTime() + GRACE_DAYS * DAY_MS;
        if (isOver && limitsOf(current, moment).plan !== null) return false;
      }
      return true;
    }),
  );
});
