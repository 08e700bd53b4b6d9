import { expect, test } from 'vitest';
import { DAY_MS } from '#kernel/calendar.ts';
import { limitsOf } from './plan-limits.ts';
import { planNames } from './plans.ts';
import { GRACE_DAYS, type Subscription } from './subscription.ts';

const now = new Date('2026-03-10T09:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
const paid = (overrides: Partial<Subscription> = {}): Subscription => ({
  status: 'active',
  plan: 'professional',
  period: 'monthly',
  until: inDays(5),
  ...overrides,
});

test.each([
  ['PRICE-012 basic', 'basic', 3, 5, [7, 30], false],
  ['PRICE-014 professional', 'professional', 10, 20, [7, 30, 90, 365], false],
  ['PRICE-016 premium', 'premium', null, null, [7, 30, 90, 365], true],
] as const)(
  '%s has its services, pictures and analytics',
  { meta: { requirements: ['LIMIT-030'] } },
  (_, plan, ...limits) => {
    const { services, pictures, timeframes, hasComparison, hasCsv } = limitsOf(paid({ plan }), now);
    expect([services, pictures, timeframes, hasComparison]).toEqual(limits);
    expect(hasCsv).toBe(hasComparison);
  },
);

test.each<[string, Subscription | null, (typeof planNames)[number] | null]>([
  ['who never had one has none', null, null],
  ['in a trial any plan can be tried', paid({ status: 'trial', plan: null }), 'premium'],
  ['after it none is in force', paid({ status: 'trial', plan: null, until: inDays(-1) }), null],
  ['a plan that is cancelled holds while it is paid for', paid({ status: 'cancelled' }), 'professional'],
  ['and not after', paid({ status: 'cancelled', until: now }), null],
  ['who has not paid keeps the plan for a while', paid({ until: inDays(1 - GRACE_DAYS) }), 'professional'],
  ['but no longer', paid({ until: inDays(-GRACE_DAYS) }), null],
  ['what has ended is over', paid({ status: 'ended', until: null }), null],
])('%s', (_, subscription, plan) => {
  expect(limitsOf(subscription, now).plan).toBe(plan);
});

test(
  'without a plan 3 services and 5 pictures can be added, and 7 days of figures are seen',
  {
    meta: { requirements: ['LIMIT-030'] },
  },
  () => {
    expect(limitsOf(paid({ status: 'ended', until: null }), now)).toEqual({
      plan: null,
      services: 3,
      pictures: 5,
      timeframes: [7],
      hasComparison: false,
      hasCsv: false,
    });
  },
);
