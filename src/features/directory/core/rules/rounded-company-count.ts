const MIN_ROUNDED_COUNT = 20;

/** 'NNN+ construction professionals' rounds the true count down to the ten; null while it is small. */
export const roundedCompanyCount = (companies: number): number | null =>
  companies < MIN_ROUNDED_COUNT ? null : Math.floor(companies / 10) * 10;
