const LEAST_WORTH_SAYING = 20;

/** 'NNN+ construction professionals': the true count rounded down to the ten, or nothing while it is small. */
export const countWorthSaying = (companies: number): number | null =>
  companies < LEAST_WORTH_SAYING ? null : Math.floor(companies / 10) * 10;
