import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { syncGazetteer } from '#features/directory/core/server/index.ts';
import { connectOutsidePool } from '#server/database/connect-outside-pool.ts';
import {
  type EmbeddedPostgres,
  type SocketConnection,
  startEmbeddedPostgres,
} from '#server/database/embedded/start-embedded-postgres.ts';
import { migrateSchema } from '#server/database/migrate.ts';
import { createPool } from '#server/database/pool.ts';
import { quietLog } from './quiet-log.ts';
import { makeRunFolder } from './run-folder.ts';
import { shiftClock, shiftedSettings, shiftJobClock } from './shifted-database.ts';
import { TEMPLATE_DATABASE } from './template-database.ts';

/** One PostgreSQL serves the whole run, with one migrated database that every test file gets a copy of. */
export const startTestServer = async (): Promise<EmbeddedPostgres> => {
  const dataDir = await makeRunFolder();
  const server = await startEmbeddedPostgres({
    dataDir,
    log: quietLog,
    // No data has to outlive the run, and each test file has a pool of its own.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '300',
      max_wal_size: '256MB',
      ...shiftedSettings,
    },
  });
  await makeTemplate(server.connection);
  return {
    connection: server.connection,
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

const makeTemplate = async (connection: SocketConnection): Promise<void> => {
  const client = await connectOutsidePool(connection);
  await client.query(`CREATE DATABASE ${TEMPLATE_DATABASE}`);
  await client.end();
  const template = { ...connection, database: TEMPLATE_DATABASE };
  const shifting = await connectOutsidePool(template);
  await shiftClock(shifting);
  await shifting.end();
  await migrateSchema(template, resolve('db/migrations'), quietLog);
  const pool = createPool(template, quietLog);
  await shiftJobClock(pool);
  await syncGazetteer(pool, resolve('db/places'));
  await pool.end();
};
