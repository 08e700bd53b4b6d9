/** A token ends after one of these, counted in days. There is none without an end. */
export const apiTokenLifetimeDays = [30, 90, 365] as const;

export const MAX_API_TOKENS = 20;
export const MAX_API_TOKEN_NAME_LENGTH = 60;
