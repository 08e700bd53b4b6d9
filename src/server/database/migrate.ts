import type { ClientBase, Pool } from 'pg';
import { caughtMessage } from '#server/caught-error.ts';
import type { Log } from '#server/log.ts';
import { StartupError } from '#server/startup-error.ts';
import { connectAlone } from './connect-alone.ts';
import { inTransaction } from './in-transaction.ts';
import {
  fileName,
  type LandedMigration,
  type Migration,
  pendingMigrations,
  readMigrations,
} from './migrations.ts';
import type { Connection } from './pool.ts';

/** Any number will do, as long as nothing else in this database locks it. */
const MIGRATION_LOCK = 7_243_935;

/** Brings the database to the schema of this code. Instances that start together take turns. */
export async function migrate(connection: Connection, folder: string, log: Log): Promise<void> {
  const known = await readMigrations(folder);
  const client = await connectAlone(connection);
  try {
    await takeMigrationLock(client);
    for (const migration of pendingMigrations(known, await landedMigrations(client))) {
      await inTransaction(client, () => landMigrations(client, migration));
      log.info(`Migrated the database: ${fileName(migration)}`);
    }
  } finally {
    await client.end(); // The lock goes with the session.
  }
}

/** Held until the session ends. */
export async function takeMigrationLock(client: ClientBase): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
}

/** Runs one migration and records it, inside the caller's transaction. */
export async function landMigrations(client: ClientBase, migration: Migration): Promise<void> {
  try {
    await client.query(migration.sql);
  } catch (error) {
    throw new StartupError(`The migration ${fileName(migration)} failed: ${caughtMessage(error)}.`, {
      cause: error,
    });
  }
  await client.query(`INSERT INTO schema_migrations (version, name, checksum) VALUES ($1, $2, $3)`, [
    migration.version,
    migration.name,
    migration.checksum,
  ]);
}

export async function landedMigrations(client: ClientBase): Promise<LandedMigration[]> {
  await client.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
    version integer PRIMARY KEY,
    name text NOT NULL,
    checksum text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`);
  const { rows } = await client.query<LandedMigration>(
    'SELECT version, name, checksum FROM schema_migrations ORDER BY version',
  );
  return rows;
}

/** The number of the newest migration that has landed, 0 in a database without any. */
export async function schemaVersion(client: ClientBase | Pool): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    'SELECT coalesce(max(version), 0) AS version FROM schema_migrations',
  );
  return rows[0]?.version ?? 0;
}
