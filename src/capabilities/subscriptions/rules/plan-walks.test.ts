import { expect, test } from 'vitest';
import { DAY_MS, type Day, dayOf, daysLater } from '#kernel/calendar.ts';
import fc, { runs } from '#testing/fast-check.ts';
import {
  type BillLine,
  changeOfPlan,
  owedTo,
  type PaidSubscription,
  type PlanChoice,
} from './change-of-plan.ts';
import { planNames } from './plans.ts';
import {
  beginTrial,
  billingPeriods,
  subscriptionAt,
  subscriptionOnceCancelled,
  subscriptionOnceResumed,
} from './subscription.ts';

const HOUR_MS = 3_600_000;
const joined = new Date('2026-01-31T22:30:00Z');

const step = fc.record({
  hours: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 9_000 })),
  act: fc.oneof(
    fc.constantFrom<'cancel' | 'resume'>('cancel', 'resume'),
    fc.record<PlanChoice>({
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

const eachDay = (from: Day, until: Day): Day[] => {
  const days = [];
  for (let day = from; day <= until; day = daysLater(day, 1)) days.push(day);
  return days;
};

/** Every day that somebody paid for, with what it cost them: nobody else’s sums, only the lines they were shown. */
const createDiary = () => {
  const costs = new Map<Day, number>();
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
    /** What is taken off stands below what is bought, and comes first. */
    read: (lines: readonly BillLine[]) => {
      for (const line of lines) if (line.kind === 'unused') read(line);
      for (const line of lines) if (line.kind === 'plan') read(line);
    },
    paidDays: () => [...costs.keys()],
    worthBefore: (end: Day) => [...costs].reduce((sum, [day, cost]) => (day < end ? sum + cost : sum), 0),
  };
};

/** Everything that was wrong on a walk of changes. */
const complaintsOf = ({ hasTrial, steps }: Walk): string[] => {
  const begun = hasTrial
    ? beginTrial(joined)
    : ({ status: 'none', plan: null, period: null, until: null } as const);
  let held: PaidSubscription = { ...begun, paidFrom: null, paidCents: 0, balanceCents: 0 };
  let now = joined;
  let taken = 0;
  let bills = 0;
  const diary = createDiary();
  for (const { hours, act } of steps) {
    now = new Date(now.getTime() + hours * HOUR_MS);
    held = { ...held, ...subscriptionAt(held, now) };
    if (act === 'cancel') held = { ...held, ...subscriptionOnceCancelled(held) };
    else if (act === 'resume') held = { ...held, ...subscriptionOnceResumed(held) };
    else {
      const change = changeOfPlan(held, act, now);
      const sum = change.lines.reduce((total, { cents }) => total + cents, 0);
      if (sum !== change.dueCents || sum < 0) diary.complaints.push(`lines of ${sum} for ${change.dueCents}`);
      if (change.effect === 'later' && change.subscription.until !== held.until)
        diary.complaints.push('a smaller plan cut short what was paid for');
      diary.read(change.lines);
      taken += change.dueCents;
      bills += change.lines.length > 0 ? 1 : 0;
      held = change.subscription;
    }
    if (held.balanceCents < 0) diary.complaints.push(`a balance of ${held.balanceCents}`);
  }
  const used = diary.worthBefore(dayOf(now));
  // Half a cent for each bill that rounded, and for the last look.
  if (Math.abs(taken - used - owedTo(held, now)) > (bills + 1) / 2)
    diary.complaints.push(`${taken} taken, ${used} used, ${owedTo(held, now)} left`);
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
    { numRuns: runs(600) },
  );
});
