/** A PostgreSQL integer can't be larger. */
export const LARGEST_ID = 2_147_483_647;
