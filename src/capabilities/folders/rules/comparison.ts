export const COMPARED_COMPANIES = { least: 2, most: 4 } as const;

// Under these a median is an accident, and the comparison says nothing rather than something untrue.
const LEAST_CONVERSATIONS = 5;
const LEAST_BUDGETS = 3;

interface Measured {
  count: number;
  median: number | null;
}

/** How soon a company usually answers, in whole minutes. The median is in seconds. */
export const typicalResponseMinutes = ({ count, median }: Measured): number | null =>
  count < LEAST_CONVERSATIONS || median === null ? null : Math.max(1, Math.round(median / 60));

/** In euros and cents. */
export const typicalBudget = ({ count, median }: Measured): number | null =>
  count < LEAST_BUDGETS || median === null ? null : Math.round(median * 100) / 100;
