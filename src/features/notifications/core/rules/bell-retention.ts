import { RETENTION_DAYS } from '#kernel/retention.ts';

/** The bell forgets older notifications, read or not, and the privacy page says so. */
export const BELL_RETENTION_DAYS = RETENTION_DAYS.bell;
