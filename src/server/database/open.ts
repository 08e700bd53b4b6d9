import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { caughtMessage } from '#server/caught-error.ts';
import type { Log } from '#server/log.ts';
import { StartupError } from '#server/startup-error.ts';
import { startEmbedded } from './embedded/start-embedded.ts';
import { type Connection, createPool } from './pool.ts';

export interface Database {
  pool: Pool;
  db: NodePgDatabase;
  connection: Connection;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL server; without it, Giewel runs one of its own in dataDir. */
  databaseUrl?: string | undefined;
  dataDir: string;
  log: Log;
}

export async function openDatabase({ databaseUrl, dataDir, log }: DatabaseOptions): Promise<Database> {
  const server = databaseUrl ? serverAt(databaseUrl) : await startEmbedded({ dataDir, log });
  const pool = createPool(server.connection, log);
  const close = async () => {
    await pool.end();
    await server.stop();
  };
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await close();
    throw new StartupError(`The database ${nameOf(databaseUrl)} cannot be reached: ${reasonOf(error)}.`);
  }
  return { pool, db: drizzle({ client: pool }), connection: server.connection, close };
}

function serverAt(databaseUrl: string): { connection: Connection; stop(): Promise<void> } {
  return { connection: { connectionString: databaseUrl }, stop: async () => {} };
}

/** The address without user and password, and without options, which may hold a password too. */
function nameOf(databaseUrl = ''): string {
  const url = URL.parse(databaseUrl);
  return url ? `${url.protocol}//${url.host}${url.pathname}` : 'of DATABASE_URL';
}

function reasonOf(error: unknown): string {
  // A name with several addresses fails once for each of them.
  return caughtMessage(error instanceof AggregateError ? error.errors[0] : error).replace(/\.$/, '');
}
