import { sql } from 'drizzle-orm';

/** A number of our own, as it stands: a parameter would hide it from the planner. */
export const sqlNumber = (number: number) => sql.raw(String(number));
