import type { Db } from './db.ts';

/**
 * A statement under a name: PostgreSQL reads and plans it once a connection, and drizzle builds nothing. For the few that are
 * asked so often that it counts; moments come as the text PostgreSQL writes.
 */
export const namedStatement =
  <Row>(name: string, sql: string) =>
  async (db: Db, ...params: readonly unknown[]): Promise<Row[]> => {
    const query = { sql, params: [...params] };
    const { rows } = await db._.session
      .prepareQuery<{ execute: { rows: Row[] }; all: Row[]; values: unknown[] }>(
        query,
        undefined,
        name,
        false,
      )
      .execute();
    return rows;
  };
