import type { Pool } from 'pg';
import { caughtErrorMessage } from '#server/errors/caught-error.ts';
import { StartupError } from '#server/errors/startup-error.ts';
import type { BasicLogger } from '#server/logging/logger-interface.ts';
import type { Db } from './db.ts';
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
import { openDrizzle } from './open-drizzle.ts';
import { parseDatabaseServers } from './parse-database-servers.ts';
import { parseDatabaseUrl } from './parse-database-url.ts';
import { createPool, type DatabaseConnection } from './pool.ts';

export interface DatabaseHandle {
  pool: Pool;
  db: Db;
  connection: DatabaseConnection;
  close(): Promise<void>;
}

interface OpenedDatabase extends DatabaseHandle {
  /** It bypasses any pooler: for announcements, migrations and jobs. */
  direct: DatabaseConnection;
}

export interface DatabaseOptions {
  /** It names a PostgreSQL server; without it, Giewel runs its own in dataDir. */
  databaseUrl?: string | undefined;
  /** It names the same server if the other address is a pooler's, which can't carry announcements and session locks. */
  directDatabaseUrl?: string | undefined;
  dataDir: string;
  log: BasicLogger;
}

export async function openDatabase({
  databaseUrl,
  directDatabaseUrl,
  dataDir,
  log,
}: DatabaseOptions): Promise<OpenedDatabase> {
  const server = databaseUrl ? serverAt(databaseUrl) : await startEmbeddedPostgres({ dataDir, log });
  const pool = createPool(server.connection, log);
  const close = async () => {
    await pool.end();
    await server.stop();
  };
  const direct = directDatabaseUrl ? parseDatabaseUrl(directDatabaseUrl) : server.connection;
  try {
    await judgeServer(pool, nameOf(databaseUrl));
  } catch (error) {
    await close();
    throw error;
  }
  return { pool, db: openDrizzle(pool), connection: server.connection, direct, close };
}

const OLDEST_VERSION = 16;

interface Server {
  version: number;
  isCopy: boolean;
  isReadOnly: boolean;
  encoding: string;
}

/** Checks whether Giewel can run on the server, to fail with a sentence before the first table fails. */
async function judgeServer(pool: Pool, name: string): Promise<void> {
  const { rows } = await pool
    .query<Server>(
      `select current_setting('server_version_num')::integer / 10000 as version, pg_is_in_recovery() as "isCopy",
        current_setting('transaction_read_only')::boolean as "isReadOnly", current_setting('server_encoding') as encoding`,
    )
    .catch((error: unknown) => {
      throw new StartupError(`The database ${name} cannot be reached: ${reasonOf(error)}.`);
    });
  for (const { version, isCopy, isReadOnly, encoding } of rows) {
    if (version < OLDEST_VERSION)
      throw new StartupError(
        `The database ${name} is PostgreSQL ${version}. Giewel needs ${OLDEST_VERSION} or newer.`,
      );
    if (isCopy)
      throw new StartupError(
        `The database ${name} follows another server and takes no writes. Give DATABASE_URL the one it follows, or both with a comma between.`,
      );
    if (isReadOnly)
      throw new StartupError(
        `The database ${name} takes no writes at the moment (default_transaction_read_only is on). Providers set that when a disk is full: make room there, or take the setting back.`,
      );
    if (encoding !== 'UTF8')
      throw new StartupError(`The database ${name} is in ${encoding}. Giewel needs UTF8: create it anew.`);
  }
}

function serverAt(databaseUrl: string): { connection: DatabaseConnection; stop(): Promise<void> } {
  return { connection: parseDatabaseUrl(databaseUrl), stop: async () => {} };
}

/** Returns the address without user and password, and without options, which may hold a password too. */
function nameOf(databaseUrl = ''): string {
  const urls = parseDatabaseServers(databaseUrl)?.addresses.map((address) => new URL(address)) ?? [];
  const [first] = urls;
  if (!first) return 'of its own';
  return `${first.protocol}//${urls.map(({ host }) => host).join(',')}${first.pathname}`;
}

function reasonOf(error: unknown): string {
  // A name with several addresses fails once for each of them.
  return caughtErrorMessage(error instanceof AggregateError ? error.errors[0] : error).replace(/\.$/, '');
}
