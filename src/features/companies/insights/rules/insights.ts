import { type PlanLimits, statisticsTimeframes } from '#features/billing/subscriptions/rules/plan-limits.ts';

export const insightSpanDays = statisticsTimeframes;

/** A span ends today and is counted in days. */
export type InsightSpan = (typeof insightSpanDays)[number];

/** Every plan's page opens with this span, and so do the dashboard's tiles. */
export const USUAL_INSIGHT_SPAN_DAYS = 30;

/** Returns the usual span, or the one that a company without a plan has. */
export const defaultInsightSpanOf = ({ timeframes: spans }: Pick<PlanLimits, 'timeframes'>): InsightSpan =>
  spans.find((span) => span === USUAL_INSIGHT_SPAN_DAYS) ?? spans[0] ?? USUAL_INSIGHT_SPAN_DAYS;

/** Leads are counted by month. */
export const SHOWN_LEAD_MONTHS = 6;

/** Fewer inquiries make no rate, and fewer views no shares. */
export const MIN_INQUIRIES_FOR_RATE = 5;
export const MIN_VIEWS_FOR_SHARES = 5;
/** Fewer companies make no median: it would let one guess at another's figures. */
export const MIN_COMPANIES_FOR_MEDIAN = 10;

/** Rounds to whole per cent. */
export const percentOf = (part: number, whole: number): number => Math.round((part / whole) * 100);

/** Returns shares in whole per cent that add up to a hundred. */
export const percentsOfTotal = (parts: readonly number[]): number[] => {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  const exact = parts.map((part) => (part / whole) * 100);
  const remainder = 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  // The shares that lose most by rounding down are rounded up.
  const raised = exact
    .map((share, index) => ({ at: index, lost: share - Math.floor(share) }))
    .sort((a, b) => b.lost - a.lost)
    .slice(0, remainder)
    .map(({ at: index }) => index);
  return exact.map((share, index) => Math.floor(share) + (raised.includes(index) ? 1 : 0));
};

/** Returns the growth in per cent; null if it was nothing before. */
export const growthPercentOf = (now: number, change: number): number | null => {
  const previous = now - change;
  return previous > 0 ? percentOf(change, previous) : null;
};

/** Returns the middle value, or halfway between the two in the middle. */
export const medianOf = (values: readonly number[]): number | null => {
  const sorted = [...values].sort((a, b) => a - b);
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.floor(sorted.length / 2)];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};

/** Returns the same median from how often each value occurs. */
export const medianOfCounts = (tally: ReadonlyMap<number, number>): number | undefined => {
  const values = [...tally].toSorted(([a], [b]) => a - b);
  const whole = values.reduce((sum, [, count]) => sum + count, 0);
  const valueAt = (rank: number) => {
    let cumulative = 0;
    for (const [value, count] of values) {
      cumulative += count;
      if (cumulative > rank) return value;
    }
    return undefined;
  };
  const [low, high] = [valueAt(Math.floor((whole - 1) / 2)), valueAt(Math.floor(whole / 2))];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
};
