import { RETENTION_DAYS } from '#kernel/retention.ts';

/** What is older is nobody's news: the bell forgets it, read or not, and the page about privacy says so. */
export const BELL_DAYS = RETENTION_DAYS.bell;
