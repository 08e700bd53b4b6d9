import { expect, test } from 'vitest';
import { addDays, DAY_MS, dayOf, type IsoDay } from '#kernel/calendar.ts';
import fc, { propertyRuns } from '#testing/fast-check.ts';
import {
  type BillLine,
  calculatePlanChange,
  type PaidSubscription,
  type PlanChangeOrder,
  computeRefundableCents,
} from './calculate-plan-change.ts';
import { planNames } from './plans.ts';
import {
  billingPeriods,
  newTrialSubscription,
  subscriptionAfterCancellation,
  subscriptionAfterResumption,
  subscriptionAsOf,
} from './subscription.ts';

const HOUR_MS = 3_600_000;
const joined = new Date('2026-01-31T22:30:00Z');

const step = fc.record({
  hours: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 9_000 })),
  act: fc.oneof(
    fc.constantFrom<'cancel' | 'resume'>('cancel', 'resume'),
    fc.record<PlanChangeOrder>({
      plan: fc.constantFrom(...planNames),
      period: fc.constantFrom(...billingPeriods),
      begins: fc.constantFrom('now', undefined),
    }),
  ),
});
const walk = fc.record({
  hasTrial: fc.boolean(),
  steps: fc.array(step, { maxLength: 25 }),
});
type Walk = typeof walk extends fc.Arbitrary<infer Walked> ? Walked : never;

const eachDay = (from: IsoDay, until: IsoDay): IsoDay[] => {
  const days = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
};

/** Records every paid day with its cost: computed from the shown lines alone. */
const createDiary = () => {
  const costs = new Map<IsoDay, number>();
  const complaints: string[] = [];
  const read = (line: BillLine) => {
    if (!('plan' in line)) return;
    const days = eachDay(line.from, line.until);
    for (const day of days) {
      if (line.kind === 'plan') {
        if (costs.has(day)) complaints.push(`${day} is paid for twice`);
        costs.set(day, line.cents / days.length);
      } else if (!costs.delete(day)) complaints.push(`${day} is given back and was not paid for`);
    }
  };
  return {
    complaints,
    /** Deductions are listed below purchases, but are read first. */
    read: (lines: readonly BillLine[]) => {
      for (const line of lines) if (line.kind === 'unused') read(line);
      for (const line of lines) if (line.kind === 'plan') read(line);
    },
    paidDays: () => [...costs.keys()],
    worthBefore: (end: IsoDay) => [...costs].reduce((sum, [day, cost]) => (day < end ? sum + cost : sum), 0),
  };
};

/** Returns all faults on a walk of changes. */
const complaintsOf = ({ hasTrial, steps }: Walk): string[] => {
  const start = hasTrial
    ? newTrialSubscription(joined)
    : ({ status: 'none', plan: null, period: null, until: null } as const);
  let current: PaidSubscription = { ...start, paidFrom: null, paidCents: 0, balanceCents: 0 };
  let now = joined;
  let takenCents = 0;
  let bills = 0;
  const diary = createDiary();
  for (const { hours, act } of steps) {
    now = new Date(now.getTime() + hours * HOUR_MS);
    current = { ...current, ...subscriptionAsOf(current, now) };
    if (act === 'cancel') current = { ...current, ...subscriptionAfterCancellation(current) };
    else if (act === 'resume') current = { ...current, ...subscriptionAfterResumption(current) };
    else {
      const change = calculatePlanChange(current, act, now);
      const sum = change.lines.reduce((total, { cents }) => total + cents, 0);
      if (sum !== change.dueCents || sum < 0) diary.complaints.push(`lines of ${sum} for ${change.dueCents}`);
      if (change.effect === 'later' && change.subscription.until !== current.until)
        diary.complaints.push('a smaller plan cut short what was paid for');
      diary.read(change.lines);
      takenCents += change.dueCents;
      bills += change.lines.length > 0 ? 1 : 0;
      current = change.subscription;
    }
    if (current.balanceCents < 0) diary.complaints.push(`a balance of ${current.balanceCents}`);
  }
  const used = diary.worthBefore(dayOf(now));
  // Each bill that rounded may be off by half a cent, and so may the last sum.
  if (Math.abs(takenCents - used - computeRefundableCents(current, now)) > (bills + 1) / 2)
    diary.complaints.push(`${takenCents} taken, ${used} used, ${computeRefundableCents(current, now)} left`);
  const firstDay = dayOf(new Date(joined.getTime() + 14 * DAY_MS));
  if (hasTrial && diary.paidDays().some((day) => day < firstDay))
    diary.complaints.push('a day of the trial was paid for');
  return diary.complaints;
};

test('nobody pays for a day twice and nothing paid is lost', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(walk, (walked) => {
      expect(complaintsOf(walked)).toEqual([]);
    }),
    { numRuns: propertyRuns(600) },
  );
});
