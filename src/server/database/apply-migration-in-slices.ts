import type { ClientBase } from 'pg';
import type { BasicLogger } from '#server/logging/logger-interface.ts';
import { inTransaction } from './in-transaction.ts';
import { type MigrationFile, type MigrationSlices, migrationFileName } from './migrations.ts';

const LOG_EVERY_MS = 10_000;

/** Runs the statement once over all ids, for a restore, during which nobody else works. */
export const applyMigrationInOneSlice = async (
  client: ClientBase,
  { sql, slices }: MigrationFile & { slices: MigrationSlices },
) => {
  const { rows } = await client.query<{ last: string }>(
    `SELECT coalesce(max(id), 0)::bigint AS last FROM ${slices.table}`,
  );
  await client.query(sql, ['0', rows[0]?.last ?? '0']);
};

/**
 * Runs a migration's statement for some ids at a time, each slice in its own transaction with its progress: rows are
 * locked briefly, an instance that is stopped loses one slice, and the next continues from there.
 */
export const applyMigrationInSlices = async (
  client: ClientBase,
  { log, signal, lockTimeout }: { log: BasicLogger; signal?: AbortSignal | undefined; lockTimeout: string },
  migration: MigrationFile & { slices: MigrationSlices },
): Promise<void> => {
  const { version, sql, slices } = migration;
  await client.query(
    'CREATE TABLE IF NOT EXISTS migration_slices (version integer PRIMARY KEY, done_to bigint NOT NULL)',
  );
  const { rows } = await client.query<{ done: string; last: string }>(
    `SELECT coalesce((SELECT done_to FROM migration_slices WHERE version = $1), 0)::bigint AS done,
      (SELECT coalesce(max(id), 0) FROM ${slices.table})::bigint AS last`,
    [version],
  );
  const last = Number(rows[0]?.last ?? 0);
  let loggedAt = performance.now();
  for (let appliedTo = Number(rows[0]?.done ?? 0); appliedTo < last;) {
    signal?.throwIfAborted();
    const to = Math.min(last, appliedTo + slices.size);
    const from = appliedTo + 1;
    await inTransaction(client, async () => {
      await client.query(`SET LOCAL lock_timeout = '${lockTimeout}'`);
      await client.query(sql, [from, to]);
      await client.query(
        `INSERT INTO migration_slices (version, done_to) VALUES ($1, $2)
         ON CONFLICT (version) DO UPDATE SET done_to = excluded.done_to`,
        [version, to],
      );
    });
    appliedTo = to;
    if (performance.now() - loggedAt > LOG_EVERY_MS) {
      loggedAt = performance.now();
      log.info(`The migration ${migrationFileName(migration)} has come to ${appliedTo} of ${last}.`);
    }
  }
};
