import { ApiError } from '#web/api-client.ts';

/** Too many requests, or nobody signed in: it is sent later. */
const NOT_NOW = [401, 408, 425, 429];

/** The server refused it for good. Calls without a response, or refused only for now, are sent later. */
export const isFinalRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !NOT_NOW.includes(error.status);
