import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connectAlone } from '../server/database/connect-alone.ts';
import { type SocketConnection, startEmbedded } from '../server/database/embedded/start-embedded.ts';
import { migrate } from '../server/database/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server of this test run; each test file takes a database of its own from it. */
    testServer: SocketConnection;
  }
}

export const TEMPLATE = 'giewel_template';

const PREFIX = 'giewel-test-';
const silent = { info: () => {}, warn: console.warn, error: console.error };

/** One PostgreSQL for the whole run, with one migrated database that every test file gets a copy of. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandoned();
  const dataDir = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  const server = await startEmbedded({
    dataDir,
    log: silent,
    // Nothing here has to outlive the run, and each test file brings a pool of its own.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
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
  await migrate({ ...connection, database: TEMPLATE }, resolve('db/migrations'), silent);
}

/** The server of a killed run ends with it, but its folder stays. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = /^giewel-test-(\d+)-/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) await rm(join(tmpdir(), name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
