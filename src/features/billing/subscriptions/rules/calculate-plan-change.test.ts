import { expect, test } from 'vitest';
import {
  type CalculatedPlanChange,
  calculatePlanChange,
  type PaidSubscription,
  computeRefundableCents,
} from './calculate-plan-change.ts';
import { newTrialSubscription, subscriptionAfterResumption, subscriptionAsOf } from './subscription.ts';

const at = (iso: string) => new Date(iso);
const now = at('2026-11-22T11:00:00Z');
const empty = { paidFrom: null, paidCents: 0, balanceCents: 0 };
const trial: PaidSubscription = { ...newTrialSubscription(now), ...empty };
const year = { plan: 'professional', period: 'yearly' } as const;
const basic = { plan: 'basic', period: 'monthly' } as const;
const premium = { plan: 'premium', period: 'yearly' } as const;

const paidInTrial = calculatePlanChange(trial, year, now).subscription;
const linesOf = ({ lines }: CalculatedPlanChange) =>
  lines.map((line) =>
    'plan' in line ? [line.kind, line.plan, line.from, line.until, line.cents] : [line.kind, line.cents],
  );

test('paid in the trial, a year begins after it', () => {
  const change = calculatePlanChange(trial, year, now);
  expect(linesOf(change)).toEqual([['plan', 'professional', '2026-12-06', '2027-12-05', 50_000]]);
  expect(change).toMatchObject({ effect: 'now', dueCents: 50_000 });
  expect(paidInTrial).toMatchObject({ status: 'active', paidFrom: trial.until, paidCents: 50_000 });
});

test('a larger plan takes off what is unused, and no day of the trial', () => {
  const change = calculatePlanChange(paidInTrial, premium, now);
  expect(linesOf(change)).toEqual([
    ['plan', 'premium', '2026-12-06', '2027-12-05', 80_000],
    ['unused', 'professional', '2026-12-06', '2027-12-05', -50_000],
  ]);
  expect(change.dueCents).toBe(30_000);
});

test('days that were used are paid for, to the cent', () => {
  const change = calculatePlanChange(paidInTrial, premium, at('2027-03-06T10:00:00Z'));
  // 90 of 365 days are over.
  expect(linesOf(change)[1]).toEqual(['unused', 'professional', '2027-03-06', '2027-12-05', -37_671]);
  expect(change.dueCents).toBe(80_000 - 37_671);
});

test('a smaller plan follows on what is paid for, and can be undone until then', () => {
  const change = calculatePlanChange(paidInTrial, basic, now);
  expect(change).toMatchObject({ effect: 'later', lines: [], dueCents: 0 });
  const { subscription } = change;
  expect(subscription).toMatchObject({ plan: 'professional', nextPlan: 'basic', until: paidInTrial.until });
  expect(subscriptionAfterResumption(subscription)).toEqual({
    ...paidInTrial,
    nextPlan: null,
    nextPeriod: null,
  });
  expect(calculatePlanChange(subscription, year, now)).toMatchObject({
    effect: 'nothing',
    subscription: { nextPlan: null },
  });
  const end = paidInTrial.until ?? now;
  expect(subscriptionAsOf(subscription, end)).toMatchObject({ ...basic, status: 'past_due', nextPlan: null });
});

test('wanted at once, what is left over is kept, and pays for what comes next', () => {
  const down = calculatePlanChange(paidInTrial, { ...basic, begins: 'now' }, now);
  expect(linesOf(down)).toEqual([
    ['plan', 'basic', '2026-12-06', '2027-01-05', 3_500],
    ['unused', 'professional', '2026-12-06', '2027-12-05', -50_000],
    ['kept', 46_500],
  ]);
  expect(down).toMatchObject({ dueCents: 0, subscription: { plan: 'basic', balanceCents: 46_500 } });
  const up = calculatePlanChange(down.subscription, premium, now);
  expect(linesOf(up)).toEqual([
    ['plan', 'premium', '2026-12-06', '2027-12-05', 80_000],
    ['unused', 'basic', '2026-12-06', '2027-01-05', -3_500],
    ['balance', -46_500],
  ]);
  expect(up).toMatchObject({ dueCents: 30_000, subscription: { balanceCents: 0 } });
  expect(computeRefundableCents(down.subscription, now)).toBe(50_000);
});
