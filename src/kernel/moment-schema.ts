import * as z from 'zod/mini';

/** A time on the wire, as a Date writes itself. */
export const momentSchema = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));
