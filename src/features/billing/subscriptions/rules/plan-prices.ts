import { divideRounded } from '#kernel/decimal.ts';
import { FULL_VAT_RATE } from '#kernel/vat-rates.ts';
import { type Plan, planNames, plans } from './plans.ts';
import type { BillingPeriod, PlanOrder } from './subscription.ts';

const perPeriod: Record<BillingPeriod, keyof Plan & `${string}Cents`> = {
  monthly: 'monthlyCents',
  yearly: 'yearlyCents',
};

/** Includes VAT. */
export const planPriceCents = ({ plan, period }: PlanOrder): number => plans[plan][perPeriod[period]];

export const monthlyCentsPaidYearly = ({ monthlyCents }: Plan): number => 12 * monthlyCents;

/** A year costs this much less, in whole percent: rounded down, so never promising too much. */
export const yearlySavingPercent = (plan: Plan): number =>
  Math.floor((100 * (monthlyCentsPaidYearly(plan) - plan.yearlyCents)) / monthlyCentsPaidYearly(plan));

export const largestYearlySavingPercent = Math.max(
  ...planNames.map((name) => yearlySavingPercent(plans[name])),
);

/** Computes a part of a sum, to the nearest cent by the one rule of rounding. */
export const divideCents = (dividend: number, divisor: number): number =>
  Number(divideRounded(BigInt(dividend), BigInt(divisor)));

/** Returns the VAT contained in a price, to the nearest cent. */
export const computeIncludedVatCents = (grossCents: number): number =>
  grossCents - divideCents(100 * grossCents, 100 + FULL_VAT_RATE);
