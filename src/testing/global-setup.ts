import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { codeOf } from '../server/caught.ts';
import { connectAlone } from '../server/database/connect-alone.ts';
import { type SocketConnection, startEmbedded } from '../server/database/embedded/start-embedded.ts';
import { migrate } from '../server/database/migrate.ts';
import { quietLog } from './quiet-log.ts';
import { TEMPLATE } from './template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server of this test run; each test file takes a database of its own from it. */
    testServer: SocketConnection;
  }
}

const MEMORY = '/dev/shm';
const PREFIX = 'giewel-test-';
const GIGABYTE = 2 ** 30;

/** One PostgreSQL for the whole run, with one migrated database that every test file gets a copy of. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandoned();
  const dataDir = await mkdtemp(join(await fastestFolder(), `${PREFIX}${process.pid}-`));
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
  await migrate({ ...connection, database: TEMPLATE }, resolve('db/migrations'), quietLog);
}

/** Memory where there is enough of it: a copy of the template takes 10 ms there and 160 ms on a disk. */
async function fastestFolder(): Promise<string> {
  const memory = await statfs(MEMORY).catch(() => undefined);
  return memory && memory.bavail * memory.bsize > 2 * GIGABYTE ? MEMORY : tmpdir();
}

/** The server of a killed run ends with it, but its folder stays. */
async function removeAbandoned(): Promise<void> {
  for (const folder of [MEMORY, tmpdir()]) {
    for (const name of await readdir(folder).catch(() => [])) {
      const pid = /^giewel-test-(\d+)-/.exec(name)?.[1];
      if (pid && !isAlive(Number(pid))) await rm(join(folder, name), { recursive: true, force: true });
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
