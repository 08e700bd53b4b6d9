import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** The database, or a transaction on it: code that queries need not know which it was given. */
export type Db = PgDatabase<NodePgQueryResultHKT>;
