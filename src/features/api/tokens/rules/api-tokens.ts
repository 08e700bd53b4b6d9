/** A token ends after one of these, counted in days. There is none without an end. */
export const tokenDays = [30, 90, 365] as const;

export const MOST_TOKENS = 20;
export const LONGEST_TOKEN_NAME = 60;
