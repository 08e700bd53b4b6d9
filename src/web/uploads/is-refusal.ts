import { ApiError } from '#web/api-client.ts';

/** Too many at once, or nobody signed in: it goes later. */
const NOT_NOW = [401, 408, 425, 429];

/** It was answered with a no. What nobody has answered, or not now, goes later. */
export const wasRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !NOT_NOW.includes(error.status);
