import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { ClientBase } from 'pg';

type OfDrizzle = PgDatabase<NodePgQueryResultHKT>;

/** The database, or a transaction on it: code that queries need not know which it was given. */
export interface Db extends Omit<OfDrizzle, 'transaction'> {
  /** What drizzle asks: all connections, or the one that the transaction holds. */
  readonly $client: Pick<ClientBase, 'query'>;
  transaction<Result>(
    work: (transaction: Db) => Promise<Result>,
    config?: PgTransactionConfig,
  ): Promise<Result>;
}
