import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { connectOutsidePool } from '#server/database/connect-outside-pool.ts';
import type { Db } from '#server/database/db.ts';
import type { SocketConnection } from '#server/database/embedded/start-embedded-postgres.ts';
import { openDrizzle } from '#server/database/open-drizzle.ts';
import { createPool, connectionSettings } from '#server/database/pool.ts';
import { quietLog } from './quiet-log.ts';
import { TEMPLATE_DATABASE } from './template-database.ts';

export interface TestDatabase {
  pool: Pool;
  db: Db;
  connection: SocketConnection;
  /** Names the same database as a DATABASE_URL. */
  url: string;
}

export interface DatabaseOptions {
  template?: string;
  /** Limits the connections; by default to the size of the product's own pool. */
  connections?: number;
  /** app_now() returns this moment; by default the database's own. */
  now?: Date;
}

/** Creates a migrated database on the server of a test run, until it is dropped. */
export async function newDatabase(
  server: SocketConnection,
  { template = TEMPLATE_DATABASE, connections, now }: DatabaseOptions = {},
): Promise<TestDatabase & { drop: () => Promise<void> }> {
  const onServer = async (sql: string) => {
    const client = await connectOutsidePool(server);
    await client.query(sql);
    await client.end();
  };
  const connection = {
    ...server,
    database: `test_${randomBytes(8).toString('hex')}`,
    ...(now && { options: `${connectionSettings.options} -c app.now=${now.toISOString()}` }),
  };
  // The default strategy copies page by page through the log, which takes more than twice the work.
  await onServer(`CREATE DATABASE ${connection.database} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const pool = createPool(connection, quietLog, { max: connections });
  const drop = async () => {
    await pool.end();
    await onServer(`DROP DATABASE ${connection.database} WITH (FORCE)`);
  };
  return { pool, db: openDrizzle(pool), connection, url: urlOf(connection), drop };
}

/** Writes it as a DATABASE_URL. */
export function urlOf({ host, port, user, database }: SocketConnection): string {
  return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
