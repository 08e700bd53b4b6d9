import { setTimeout } from 'node:timers/promises';
import type { ClientBase, Pool } from 'pg';
import { caughtErrorMessage } from '#server/errors/caught-error.ts';
import { StartupError, StoppedDuringStartError } from '#server/errors/startup-error.ts';
import type { BasicLogger } from '#server/logging/logger-interface.ts';
import { applyMigrationInOneSlice, applyMigrationInSlices } from './apply-migration-in-slices.ts';
import { connectOutsidePool } from './connect-outside-pool.ts';
import {
  DEADLOCK_DETECTED,
  LOCK_NOT_AVAILABLE,
  READ_ONLY_SQL_TRANSACTION,
  sqlStateOf,
} from './database-errors.ts';
import { inTransaction } from './in-transaction.ts';
import {
  type AppliedMigration,
  type MigrationFile,
  type MigrationSlices,
  migrationFileName,
  findPendingMigrations,
  readMigrations,
} from './migrations.ts';
import type { DatabaseConnection } from './pool.ts';

/** Any number works, as long as nothing else in this database locks it. */
const MIGRATION_LOCK = 7_243_935;

const SECOND = 1_000;
const TRY_LOCK_AGAIN_MS = SECOND / 2;
/** A restore or a large index may take this long; after that it has hung. */
const LONGEST_TURN_MS = 15 * 60 * SECOND;
/** Every query behind a migration that waits for a table waits too: so it gives up soon, and tries again. */
const LOCK_TIMEOUT = '2s';
const MOST_TRIES = 60;
/** A server whose operating system can't check ignores this. */
const CHECK_CLIENT_EVERY = '2s';
/** It gave way to a long use of a table, or to a write that takes the same tables in reverse order. */
const GAVE_WAY: ReadonlySet<string | undefined> = new Set([LOCK_NOT_AVAILABLE, DEADLOCK_DETECTED]);

/** Brings the database to the schema of this code. Instances that start together take turns. */
export async function migrateSchema(
  connection: DatabaseConnection,
  folder: string,
  log: BasicLogger,
  signal?: AbortSignal,
): Promise<void> {
  const migrations = await readMigrations(folder);
  const client = await connectOutsidePool(connection);
  // A server that has lost its client goes on with the statement, and keeps its locks, until it is done.
  await client.query(`SET client_connection_check_interval = '${CHECK_CLIENT_EVERY}'`).catch(() => undefined);
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const stop = () => void cancelStatement(connection, rows[0]?.pid).catch(() => undefined);
  signal?.addEventListener('abort', stop);
  try {
    await takeMigrationLock(client, log, signal);
    const landed = await readAppliedMigrations(client).catch((error: unknown) => {
      if (sqlStateOf(error) !== READ_ONLY_SQL_TRANSACTION) throw error;
      throw new StartupError(
        'The server at DATABASE_DIRECT_URL takes no writes. Give it the address of the one that does.',
        { cause: error },
      );
    });
    const pending = findPendingMigrations(migrations, landed);
    if (landed.length > migrations.length) log.warn(aheadBy(landed.slice(migrations.length)));
    for (const migration of pending) {
      signal?.throwIfAborted();
      await landOnceUnlocked(client, migration, { log, signal });
      if (landed.length > 0) log.info(`Migrated the database: ${migrationFileName(migration)}`);
    }
    if (landed.length === 0 && pending.length > 0) log.info('Made the tables of the database');
  } catch (error) {
    if (signal?.aborted) throw new StoppedDuringStartError();
    throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
    await client.end(); // The lock goes with the session.
  }
}

/** Cancels the connection's statement. That takes another connection, since it is busy itself. */
const cancelStatement = async (connection: DatabaseConnection, pid: number | undefined) => {
  const canceller = await connectOutsidePool(connection);
  await canceller.query('SELECT pg_cancel_backend($1)', [pid]);
  await canceller.end();
};

const aheadBy = (ahead: AppliedMigration[]) =>
  `A newer Giewel has changed the database (${ahead.map(migrationFileName).join(', ')}). This one goes on with it.`;

/** The lock lasts until the session ends. An instance that waits for another logs it. */
export async function takeMigrationLock(
  client: ClientBase,
  log: BasicLogger,
  signal?: AbortSignal,
): Promise<void> {
  const until = performance.now() + LONGEST_TURN_MS;
  for (let tries = 0; performance.now() < until; tries += 1) {
    const { rows } = await client.query<{ isOurs: boolean }>('SELECT pg_try_advisory_lock($1) AS "isOurs"', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.isOurs) return;
    if (tries === 0) log.info('Another instance changes the database. Waiting for it.');
    await setTimeout(TRY_LOCK_AGAIN_MS, undefined, { ...(signal && { signal }) });
  }
  throw new StartupError(
    'Another instance has been changing the database for a quarter of an hour. If none is, a pooler may hold its lock: give DATABASE_DIRECT_URL the address of the server itself.',
  );
}

/** Lands a migration, even if others such as a backup use its tables for long and often. */
const landOnceUnlocked = async (
  client: ClientBase,
  migration: MigrationFile,
  { log, signal }: { log: BasicLogger; signal: AbortSignal | undefined },
): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    try {
      const { slices } = migration;
      if (slices) await landSliced(client, { ...migration, slices }, { log, signal });
      else if (migration.isStepwise) await landStepwise(client, migration);
      else {
        await inTransaction(client, async () => {
          await client.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
          await applyMigrations(client, migration);
        });
      }
      return;
    } catch (error) {
      if (!GAVE_WAY.has(sqlStateOf(error)) || tries === MOST_TRIES) throw error;
      log.warn(`The migration ${migrationFileName(migration)} waits for a table that is in use.`);
    }
  }
};

const landSliced = async (
  client: ClientBase,
  migration: MigrationFile & { slices: MigrationSlices },
  options: { log: BasicLogger; signal: AbortSignal | undefined },
): Promise<void> => {
  await runOf(migration, () =>
    applyMigrationInSlices(client, { ...options, lockTimeout: LOCK_TIMEOUT }, migration),
  );
  await inTransaction(client, async () => {
    await client.query('DROP TABLE migration_slices');
    await recordMigration(client, migration);
  });
};

/** Its statements must be safe to run again, because an interrupted one starts from the beginning. */
const landStepwise = async (client: ClientBase, migration: MigrationFile): Promise<void> => {
  const statements = migration.sql.replace(/^--.*$/gm, '').split(';');
  for (const statement of statements) {
    if (statement.trim()) await runOf(migration, () => client.query(statement));
  }
  await recordMigration(client, migration);
};

const runOf = async (migration: MigrationFile, run: () => Promise<unknown>) => {
  try {
    await run();
  } catch (error) {
    throw new StartupError(
      `The migration ${migrationFileName(migration)} failed: ${caughtErrorMessage(error)}.`,
      {
        cause: error,
      },
    );
  }
};

/** Runs and records one migration in the caller's transaction. Nobody else may write then, so nothing is `concurrently`. */
export async function applyMigrations(client: ClientBase, migration: MigrationFile): Promise<void> {
  const { sql, isStepwise, slices } = migration;
  await runOf(migration, () => {
    if (slices) return applyMigrationInOneSlice(client, { ...migration, slices });
    return client.query(isStepwise ? sql.replaceAll('concurrently', '') : sql);
  });
  await recordMigration(client, migration);
}

const recordMigration = (client: ClientBase, { version, name, checksum, suitsOlder }: MigrationFile) =>
  client.query(
    'INSERT INTO schema_migrations (version, name, checksum, suits_older) VALUES ($1, $2, $3, $4)',
    [version, name, checksum, suitsOlder],
  );

export async function readAppliedMigrations(client: ClientBase): Promise<AppliedMigration[]> {
  await client.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
    version integer PRIMARY KEY,
    name text NOT NULL,
    checksum text NOT NULL,
    suits_older boolean NOT NULL DEFAULT false,
    applied_at timestamptz NOT NULL DEFAULT now()
  );
  ALTER TABLE schema_migrations ADD COLUMN IF NOT EXISTS suits_older boolean NOT NULL DEFAULT false`);
  const { rows } = await client.query<AppliedMigration>(
    'SELECT version, name, checksum, suits_older AS "suitsOlder" FROM schema_migrations ORDER BY version',
  );
  return rows;
}

/** Returns the number of the newest landed migration, 0 in a database without any. */
export async function readSchemaVersion(client: ClientBase | Pool): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    'SELECT coalesce(max(version), 0) AS version FROM schema_migrations',
  );
  return rows[0]?.version ?? 0;
}
