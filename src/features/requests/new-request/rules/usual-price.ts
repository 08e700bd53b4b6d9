/** Below these counts there is no hint, so that a figure gives no single job away. */
export const MIN_JOBS_FOR_PRICE = 10;
export const MIN_COMPANIES_FOR_PRICE = 3;
export const MIN_CLIENTS_FOR_PRICE = 5;

const STEP = 100;
/** Tukey's outer fences leave out jobs further from the middle half than three times its width. */
const OUTER_FENCE = 3;

/** Reads a budget as a client wrote it, if it is a plain number of euros: '12500', '€12,500', '12.500 EUR'. */
export const parseBudgetEuros = (budget: string): number | null => {
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
  clientId: number;
  euros: number;
}

/** Returns the quantile of sorted numbers, interpolated between two of them. */
export const quantileOf = (sorted: readonly number[], part: number): number => {
  const place = (sorted.length - 1) * part;
  const [low = 0, high = low] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low + (high - low) * (place - Math.floor(place));
};

const byPrice = (jobs: readonly FinishedJob[]): number[] =>
  jobs.map(({ euros }) => euros).toSorted((a, b) => a - b);

/** Takes the first job of each client and company, so that nobody's repetition weighs more. */
export const firstJobPerClientAndCompany = <Job extends FinishedJob>(jobs: readonly Job[]): Job[] =>
  [...Map.groupBy(jobs, ({ clientId, companyId }) => `${clientId} ${companyId}`).values()].flatMap(
    ([job]) => job ?? [],
  );

/** Returns the jobs within the outer fences, and how many lie beyond them. */
export const withoutOutliers = <Job extends FinishedJob>(jobs: readonly Job[]) => {
  const sorted = byPrice(jobs);
  const [low, high] = [quantileOf(sorted, 0.25), quantileOf(sorted, 0.75)];
  const reach = OUTER_FENCE * (high - low);
  const within = jobs.filter(({ euros }) => euros >= low - reach && euros <= high + reach);
  return { jobs: within, leftOut: jobs.length - within.length };
};

export const areEnoughForPrice = (jobs: readonly Pick<FinishedJob, 'companyId' | 'clientId'>[]): boolean =>
  jobs.length >= MIN_JOBS_FOR_PRICE &&
  new Set(jobs.map(({ companyId }) => companyId)).size >= MIN_COMPANIES_FOR_PRICE &&
  new Set(jobs.map(({ clientId }) => clientId)).size >= MIN_CLIENTS_FOR_PRICE;

export interface UsualPrice {
  count: number;
  companies: number;
  low: number;
  median: number;
  high: number;
}

/** Returns the middle half of prices and the median, in hundreds of euros; null where jobs are too few. */
export const usualPriceOf = (jobs: readonly FinishedJob[]): UsualPrice | null => {
  if (!areEnoughForPrice(jobs)) return null;
  const sorted = byPrice(jobs);
  const companies = new Set(jobs.map(({ companyId }) => companyId)).size;
  const rounded = (part: number) => Math.round(quantileOf(sorted, part) / STEP) * STEP;
  return { count: jobs.length, companies, low: rounded(0.25), median: rounded(0.5), high: rounded(0.75) };
};
