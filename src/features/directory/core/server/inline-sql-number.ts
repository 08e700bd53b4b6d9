import { sql } from 'drizzle-orm';

/** Inlines a number of our own: a parameter would hide it from the planner. */
export const inlineSqlNumber = (number: number) => sql.raw(String(number));
