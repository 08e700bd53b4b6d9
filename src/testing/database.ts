import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { afterAll, inject } from 'vitest';
import { connectAlone } from '#server/database/connect-alone.ts';
import type { Db } from '#server/database/db.ts';
import type { SocketConnection } from '#server/database/embedded/start-embedded.ts';
import { openDb } from '#server/database/open-db.ts';
import { createPool, sessionSettings } from '#server/database/pool.ts';
import { quietLog } from './quiet-log.ts';
import { TEMPLATE } from './template.ts';

export interface TestDatabase {
  pool: Pool;
  db: Db;
  connection: SocketConnection;
  /** The same as a DATABASE_URL. */
  url: string;
}

// As it is before a test puts another in its place.
const { fetch } = globalThis;
let known: Promise<SocketConnection> | undefined;

/** The PostgreSQL of this run, which starts when it is asked for first. */
const testServer = (): Promise<SocketConnection> => {
  known ??= fetch(inject('testServer')).then(async (response) => {
    if (!response.ok) throw new Error(`The database did not start: ${await response.text()}`);
    return (await response.json()) as SocketConnection;
  });
  return known;
};

/**
 * A migrated database for this test file alone, dropped after it. Call it at the top of the file:
 * `const { db } = await testDatabase();`
 */
export async function testDatabase({
  template = TEMPLATE,
  connections,
  now,
}: {
  template?: string;
  /** How many connections at once; as many as the product's own pool unless said. */
  connections?: number;
  /** The moment that app_now() says; the database's own unless said. */
  now?: Date;
} = {}): Promise<TestDatabase> {
  const connection = {
    ...(await testServer()),
    database: `test_${randomBytes(8).toString('hex')}`,
    ...(now && { options: `${sessionSettings.options} -c app.now=${now.toISOString()}` }),
  };
  // Page by page through the log, which is how it is done unless said, takes more than twice the work.
  await onServer(`CREATE DATABASE ${connection.database} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const pool = createPool(connection, quietLog, { max: connections });
  afterAll(async () => {
    await pool.end();
    await onServer(`DROP DATABASE ${connection.database} WITH (FORCE)`);
  });
  return { pool, db: openDb(pool), connection, url: urlOf(connection) };
}

/** A database with nothing in it, for what makes its own tables. */
export const emptyDatabase = () => testDatabase({ template: 'template0' });

async function onServer(sql: string): Promise<void> {
  const client = await connectAlone(await testServer());
  await client.query(sql);
  await client.end();
}

/** The same as a DATABASE_URL. */
export function urlOf({ host, port, user, database }: SocketConnection): string {
  return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
