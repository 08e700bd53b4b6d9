import { timeframes } from '#subscriptions/rules/limits.ts';

export const spans = timeframes;

/** A stretch of time that ends today, in days. */
export type Span = (typeof spans)[number];

/** What everybody sees first, and what the desk's tiles tell of. */
export const USUAL_SPAN = 30;

/** The leads are told of by month. */
export const MONTHS_OF_LEADS = 6;

/** Fewer inquiries make no rate, fewer views no shares. */
export const LEAST_INQUIRIES = 5;
export const LEAST_VIEWS = 5;
/** Fewer companies make no median, and would let one guess at another. */
export const LEAST_COMPANIES = 10;

/** In per cent, without decimals. */
export const share = (part: number, whole: number): number => Math.round((part / whole) * 100);

/** By how many per cent it has grown; nothing can be said of growth from nothing. */
export const growth = (now: number, change: number): number | null => {
  const before = now - change;
  return before > 0 ? share(change, before) : null;
};

/** The middle one, or halfway between the two in the middle. */
export const median = (values: readonly number[]): number | null => {
  const sorted = [...values].sort((one, other) => one - other);
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.floor(sorted.length / 2)];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};
