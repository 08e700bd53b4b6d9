/** This replaces text that a moderator has taken down. */
export const withheldWords = 'Removed by our moderators';
