/** This replaces text that a moderator has taken down. */
export const withheldWords = 'Withheld by moderation';
