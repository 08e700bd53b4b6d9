/** People and programs that look for leaked secrets recognize an API token by its beginning. */
export const API_TOKEN_PREFIX = 'giewel_';

export const API_TOKEN_PATTERN = /^giewel_[\w-]{43}$/;
