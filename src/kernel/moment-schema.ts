import * as z from 'zod/mini';

export const MOMENT_PATTERN = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Accepts a time as a Date's toJSON writes it. */
export const momentSchema = z.string().check(z.regex(MOMENT_PATTERN));
