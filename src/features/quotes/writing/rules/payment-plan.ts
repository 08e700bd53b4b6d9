import type { PaymentPlanPart } from '#features/quotes/core/rules/quote-content.ts';
import { DECIMAL_PLACES_BY_KIND, sumOfPercents } from '#features/quotes/core/rules/quote-sums.ts';
import { type PaymentPlanMoment, paymentPlanMoments } from '#features/quotes/core/rules/quotes.ts';
import { formatDecimalUnits } from '#kernel/decimal.ts';

/** A new quote whose company has set no plan asks for everything once the work is done. */
export const usualPaymentPlan: readonly PaymentPlanPart[] = [{ on: 'completion', label: '', percent: '100' }];

const orderOf = (on: PaymentPlanMoment) => paymentPlanMoments.indexOf(on);

/** Only milestones come more than once. */
const nextMoment = (plan: readonly PaymentPlanPart[]): PaymentPlanMoment =>
  (['completion', 'acceptance', 'start'] as const).find((on) => plan.every((part) => part.on !== on)) ??
  'milestone';

/**
 * Adds an instalment for the next moment that has none. It stands where it falls in time as long as its share is open;
 * one that takes what the typed ones have left follows them, and asks for no deposit unbidden.
 */
export const withNextInstalment = (
  plan: readonly PaymentPlanPart[],
  percent: string,
): { plan: PaymentPlanPart[]; index: number } => {
  if (percent !== '') {
    const on = plan.some((part) => part.on === 'completion') ? 'milestone' : 'completion';
    return { plan: [...plan, { on, label: '', percent }], index: plan.length };
  }
  const on = nextMoment(plan);
  const later = plan.findIndex((part) => orderOf(part.on) > orderOf(on));
  const index = later < 0 ? plan.length : later;
  return { plan: plan.toSpliced(index, 0, { on, label: '', percent }), index };
};

/** Two instalments of the same name at the same moment are one. */
export const withoutRepeatedInstalments = (plan: readonly PaymentPlanPart[]): PaymentPlanPart[] => {
  const percents = Map.groupBy(plan, ({ on, label }) => `${on} ${label.trim()}`);
  return [...percents.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    if (same.length === 1) return [first];
    const sum = sumOfPercents(same.map(({ percent }) => percent));
    return [{ ...first, percent: formatDecimalUnits(sum, DECIMAL_PLACES_BY_KIND.percent) }];
  });
};
