import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '#server/errors/startup-error.ts';
import { FolderInUseError } from './embedded/folder-lock.ts';
import { findRunningEmbeddedPostgres, startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
import type { DatabaseOptions } from './open-database.ts';
import { parseDatabaseUrl } from './parse-database-url.ts';
import type { DatabaseConnection } from './pool.ts';

interface Server {
  connection: DatabaseConnection;
  stop(): Promise<void>;
}

const leaveRunning = async () => {};

/** Finds the database as the application would, or the one of a running application. */
export async function findOrStartDatabase({ databaseUrl, dataDir, log }: DatabaseOptions): Promise<Server> {
  if (databaseUrl) return { connection: parseDatabaseUrl(databaseUrl), stop: leaveRunning };
  await access(join(dataDir, 'postgres')).catch(() => {
    throw new StartupError(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
  });
  try {
    return await startEmbeddedPostgres({ dataDir, log });
  } catch (error) {
    const connection =
      error instanceof FolderInUseError ? await findRunningEmbeddedPostgres(dataDir) : undefined;
    if (!connection) throw error;
    return { connection, stop: leaveRunning };
  }
}
