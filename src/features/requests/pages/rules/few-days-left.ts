/** A deadline is near from so many days on. */
export const FEW_DAYS_LEFT = 2;
