import { divideRounded } from '#kernel/decimal.ts';
import { FULL_VAT_RATE } from '#kernel/vat-rates.ts';
import { type Plan, planNames, plans } from './plans.ts';
import type { BillingPeriod, PlanOrder } from './subscription.ts';

const perPeriod: Record<BillingPeriod, keyof Plan & `${string}Cents`> = {
  monthly: 'monthlyCents',
  yearly: 'yearlyCents',
};

/** Includes VAT. */
export const priceOf = ({ plan, period }: PlanOrder): number => plans[plan][perPeriod[period]];

export const yearByTheMonth = ({ monthlyCents }: Plan): number => 12 * monthlyCents;

/** A year costs this much less, in whole percent: rounded down, so never promising too much. */
export const savingPercent = (plan: Plan): number =>
  Math.floor((100 * (yearByTheMonth(plan) - plan.yearlyCents)) / yearByTheMonth(plan));

export const largestSavingPercent = Math.max(...planNames.map((name) => savingPercent(plans[name])));

/** Computes a part of a sum, to the nearest cent by the one rule of rounding. */
export const roundedCents = (dividend: number, divisor: number): number =>
  Number(divideRounded(BigInt(dividend), BigInt(divisor)));

/** Returns the VAT contained in a price, to the nearest cent. */
export const vatWithin = (grossCents: number): number =>
  grossCents - roundedCents(100 * grossCents, 100 + FULL_VAT_RATE);
