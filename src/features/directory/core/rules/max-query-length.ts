/** Limits what somebody types to find companies. PostgreSQL cannot look for a word of more than 2,046 bytes. */
export const MAX_QUERY_LENGTH = 200;
