import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { loadGazetteer } from '#directory/server/index.ts';
import { connectAlone } from '#server/database/connect-alone.ts';
import { type SocketConnection, startEmbedded } from '#server/database/embedded/start-embedded.ts';
import { migrate } from '#server/database/migrate.ts';
import { createPool } from '#server/database/pool.ts';
import { quietLog } from './quiet-log.ts';
import { makeRunFolder, removeAbandoned } from './run-folder.ts';
import { shiftClock, shiftedSettings } from './shifted-database.ts';
import { TEMPLATE } from './template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server of this test run; each test file takes a database of its own from it. */
    testServer: SocketConnection;
  }
}

/** One PostgreSQL for the whole run, with one migrated database that every test file gets a copy of. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandoned();
  const dataDir = await makeRunFolder();
  const server = await startEmbedded({
    dataDir,
    log: quietLog,
    // Nothing here has to outlive the run, and each test file brings a pool of its own.
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
  project.provide('testServer', server.connection);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function makeTemplate(connection: SocketConnection): Promise<void> {
  const client = await connectAlone(connection);
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  await client.end();
  const template = { ...connection, database: TEMPLATE };
  const shifting = await connectAlone(template);
  await shiftClock(shifting);
  await shifting.end();
  await migrate(template, resolve('db/migrations'), quietLog);
  const pool = createPool(template, quietLog);
  await loadGazetteer(pool, resolve('db/places'));
  await pool.end();
}
