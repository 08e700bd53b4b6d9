/** Below this nothing is said: no single job can be told from a figure. */
export const LEAST_JOBS = 10;
export const LEAST_COMPANIES = 3;

const STEP = 100;

/** A budget as a client wrote it, if it is a plain number of euros: '12500', '€12,500', '12.500 EUR'. */
export const plainEuros = (budget: string): number | null => {
  const digits = budget
    .trim()
    .replace(/^(?:€|eur)\s?/i, '')
    .replace(/\s?(?:€|euros?|eur)$/i, '');
  if (!/^\d{1,3}(?:[.,' \u00a0\u202f]?\d{3}){0,2}$/.test(digits)) return null;
  const euros = Number(digits.replace(/\D/g, ''));
  return euros > 0 ? euros : null;
};

export interface FinishedJob {
  companyId: number;
  euros: number;
}

/** What stands at a part of the way through sorted numbers, between two of them where it falls between. */
export const partOf = (sorted: readonly number[], part: number): number => {
  const place = (sorted.length - 1) * part;
  const [low = 0, high = low] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low + (high - low) * (place - Math.floor(place));
};

export interface UsualPrice {
  count: number;
  companies: number;
  low: number;
  median: number;
  high: number;
}

/** The middle half of what jobs cost and its middle, in hundreds of euros; null where they are too few. */
export const usualPrice = (jobs: readonly FinishedJob[]): UsualPrice | null => {
  const companies = new Set(jobs.map(({ companyId }) => companyId)).size;
  if (jobs.length < LEAST_JOBS || companies < LEAST_COMPANIES) return null;
  const sorted = jobs.map(({ euros }) => euros).toSorted((one, other) => one - other);
  const rounded = (part: number) => Math.round(partOf(sorted, part) / STEP) * STEP;
  return { count: jobs.length, companies, low: rounded(0.25), median: rounded(0.5), high: rounded(0.75) };
};
