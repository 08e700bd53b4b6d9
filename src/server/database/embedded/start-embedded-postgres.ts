import { access, constants, mkdir, realpath } from 'node:fs/promises';
import { caughtErrorCode, caughtErrorMessage } from '#server/errors/caught-error.ts';
import { StartupError } from '#server/errors/startup-error.ts';
import type { BasicLogger } from '#server/logging/logger-interface.ts';
import { lockFolder } from './folder-lock.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { EMBEDDED_DATABASE_USER, clusterFolderIn, ensureCluster } from './postgres-cluster.ts';
import { openPostgresLog } from './postgres-log.ts';
import { choosePostgresOsUser } from './postgres-os-user.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { startPostmaster, stopOrphanedPostgres } from './postmaster.ts';
import { makeSocketFolder, removeStandInSocketFolder, POSTGRES_SOCKET_PORT } from './socket-folder.ts';
import { superviseDatabase } from './supervise-database.ts';

export interface EmbeddedPostgresOptions {
  dataDir: string;
  log: BasicLogger;
  /** These PostgreSQL settings override our own, such as fsync=off for tests. */
  settings?: Record<string, string>;
}

export interface SocketConnection {
  host: string;
  port: number;
  user: string;
  database: string;
}

export interface EmbeddedPostgres {
  connection: SocketConnection;
  stop(): Promise<void>;
}

/** Runs our own PostgreSQL on DATA_DIR, for this process alone and as long as it lives. */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  settings = {},
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { initdb, postgres } = await findPostgresBinaries();
  const user = await choosePostgresOsUser();
  const folder = await openFolder(dataDir);
  const lock = await lockFolder(folder);
  try {
    const dataFolder = await ensureCluster({ dataDir: folder, initdb, user });
    await stopOrphanedPostgres(dataFolder, log);
    const socketFolder = await makeSocketFolder(dataFolder, user);
    const postgresLog = await openPostgresLog(folder);
    const start = () =>
      startPostmaster({ program: postgres, dataFolder, socketFolder, user, postgresLog, settings });
    const running = await superviseDatabase(start, log);
    return {
      connection: connectionTo(socketFolder),
      async stop() {
        await running.stop();
        await postgresLog.file.close();
        await removeStandInSocketFolder(dataFolder);
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw isRefusedByDisk(error)
      ? new StartupError(`Giewel cannot write to ${folder}: ${caughtErrorMessage(error)}.`, { cause: error })
      : error;
  }
}

/** Finds the PostgreSQL that another process runs on this folder. */
export async function findRunningEmbeddedPostgres(dataDir: string): Promise<SocketConnection | undefined> {
  const file = await readPostmasterFile(clusterFolderIn(dataDir));
  return file?.isReady ? connectionTo(file.socketFolder) : undefined;
}

const isRefusedByDisk = (error: unknown) =>
  /^(EACCES|EPERM|EROFS|ENOSPC|EDQUOT)$/.test(caughtErrorCode(error) ?? '');

async function openFolder(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK | constants.X_OK);
    // Processes and leftovers are recognised by this path, so it must have one spelling.
    return await realpath(dataDir);
  } catch (error) {
    throw new StartupError(
      `Giewel cannot write to ${dataDir} (${caughtErrorCode(error)}). Set DATA_DIR to a folder it may write to.`,
    );
  }
}

function connectionTo(socketFolder: string): SocketConnection {
  return {
    host: socketFolder,
    port: POSTGRES_SOCKET_PORT,
    user: EMBEDDED_DATABASE_USER,
    database: 'postgres',
  };
}
