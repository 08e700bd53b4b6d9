import type { InferInsertModel, InferSelectModel } from 'drizzle-orm';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgTable } from 'drizzle-orm/pg-core';

/** A database or a transaction of one. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

/** Inserts one row and returns it as it is stored, with its id and what the database filled in. */
export const insertRow = async <Table extends PgTable>(
  db: Db,
  table: Table,
  row: InferInsertModel<Table>,
): Promise<InferSelectModel<Table>> => {
  const [stored] = await db.insert(table).values(row).returning();
  return stored as InferSelectModel<Table>;
};
