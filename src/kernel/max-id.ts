/** A PostgreSQL integer can't be larger. */
export const MAX_ID = 2_147_483_647;
