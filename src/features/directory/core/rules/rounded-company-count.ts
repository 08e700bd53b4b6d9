const MIN_ROUNDED_COUNT = 20;

/** 'NNN+ construction professionals': the true count rounded down to the ten, or nothing while it is small. */
export const roundedCompanyCount = (companies: number): number | null =>
  companies < MIN_ROUNDED_COUNT ? null : Math.floor(companies / 10) * 10;
