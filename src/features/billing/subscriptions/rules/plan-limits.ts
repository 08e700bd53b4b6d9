import { FREE_PLAN_LIMITS } from '#kernel/free-plan.ts';
import { type PlanName, plans } from './plans.ts';
import { isPlanInForce, type Subscription, subscriptionAsOf } from './subscription.ts';

/** Statistics cover one of these spans, in days. */
export const statisticsTimeframes = [7, 30, 90, 365] as const;

export type StatisticsTimeframe = (typeof statisticsTimeframes)[number];

export interface PlanLimits {
  /** The limits are those of this plan; null without one. */
  plan: PlanName | null;
  /** Null is no limit. */
  services: number | null;
  pictures: number | null;
  timeframes: readonly StatisticsTimeframe[];
  /** True if the statistics show companies like it for comparison. */
  hasComparison: boolean;
  /** True if the statistics can be downloaded as a CSV file. */
  hasCsv: boolean;
}

const analytics = {
  basic: { timeframes: [7, 30], hasComparison: false, hasCsv: false },
  professional: { timeframes: statisticsTimeframes, hasComparison: false, hasCsv: false },
  premium: { timeframes: statisticsTimeframes, hasComparison: true, hasCsv: true },
} as const satisfies Record<PlanName, Pick<PlanLimits, 'timeframes' | 'hasComparison' | 'hasCsv'>>;

const freePlanLimits: PlanLimits = {
  plan: null,
  services: FREE_PLAN_LIMITS.services,
  pictures: FREE_PLAN_LIMITS.pictures,
  timeframes: [FREE_PLAN_LIMITS.days],
  hasComparison: false,
  hasCsv: false,
};

/** A trial tries any plan, so the widest limits apply, also after paying for a smaller plan meanwhile. */
const planInForce = (subscription: Subscription, now: Date): PlanName | null => {
  const { status, trialUntil } = subscription;
  if (status === 'trial' || (trialUntil && trialUntil > now)) return 'premium';
  return (isPlanInForce(subscription) && subscription.plan) || null;
};

/** Returns a company's present limits. Every part with a limit calls this. */
export const limitsOf = (subscription: Subscription | null, now: Date): PlanLimits => {
  const plan = subscription ? planInForce(subscriptionAsOf(subscription, now), now) : null;
  if (!plan) return freePlanLimits;
  const { services, images } = plans[plan];
  return { plan, services, pictures: images, ...analytics[plan] };
};
