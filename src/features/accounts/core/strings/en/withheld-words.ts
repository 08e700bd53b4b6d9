/** Stands where words of somebody stood that a moderator has taken. */
export const withheldWords = 'Withheld by moderation';
