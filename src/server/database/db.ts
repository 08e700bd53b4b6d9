import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { ClientBase } from 'pg';

type OfDrizzle = PgDatabase<NodePgQueryResultHKT>;

/** It may be the database or a transaction on it: code that queries need not know which. */
export interface Db extends Omit<OfDrizzle, 'transaction'> {
  /** drizzle queries this: all connections, or the one of the transaction. */
  readonly $client: Pick<ClientBase, 'query'>;
  transaction<Result>(
    work: (transaction: Db) => Promise<Result>,
    config?: PgTransactionConfig,
  ): Promise<Result>;
}
