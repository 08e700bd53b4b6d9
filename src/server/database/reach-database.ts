import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '#server/errors/startup-error.ts';
import { connectionAt } from './connection-at.ts';
import { FolderInUse } from './embedded/folder-lock.ts';
import { findEmbedded, startEmbedded } from './embedded/start-embedded.ts';
import type { DatabaseOptions } from './open-database.ts';
import type { DatabaseConnection } from './pool.ts';

interface Server {
  connection: DatabaseConnection;
  stop(): Promise<void>;
}

const leaveRunning = async () => {};

/** Finds the database as the application would, or the one of a running application. */
export async function reachDatabase({ databaseUrl, dataDir, log }: DatabaseOptions): Promise<Server> {
  if (databaseUrl) return { connection: connectionAt(databaseUrl), stop: leaveRunning };
  await access(join(dataDir, 'postgres')).catch(() => {
    throw new StartupError(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
  });
  try {
    return await startEmbedded({ dataDir, log });
  } catch (error) {
    const connection = error instanceof FolderInUse ? await findEmbedded(dataDir) : undefined;
    if (!connection) throw error;
    return { connection, stop: leaveRunning };
  }
}
