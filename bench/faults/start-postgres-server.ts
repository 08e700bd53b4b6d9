// Starts a PostgreSQL server of a bench's own, at an address of its own.
import { findPostgresBinaries } from '#server/database/embedded/postgres-binaries.ts';
import {
  EMBEDDED_DATABASE_USER,
  clusterFolderIn,
  ensureCluster,
} from '#server/database/embedded/postgres-cluster.ts';
import { openPostgresLog } from '#server/database/embedded/postgres-log.ts';
import { choosePostgresOsUser } from '#server/database/embedded/postgres-os-user.ts';
import { startPostmaster } from '#server/database/embedded/postmaster.ts';
import {
  makeSocketFolder,
  removeStandInSocketFolder,
  POSTGRES_SOCKET_PORT,
} from '#server/database/embedded/socket-folder.ts';

const user = await choosePostgresOsUser();
const { initdb, postgres } = await findPostgresBinaries();

export const makeCluster = (dataDir: string) => ensureCluster({ dataDir, initdb, user });

/** Nobody restarts it: a killed server stays dead until it is started again. */
export const startServer = async (
  dataDir: string,
  address: string,
  settings: Record<string, string> = {},
) => {
  await makeCluster(dataDir);
  const dataFolder = clusterFolderIn(dataDir);
  const socketFolder = await makeSocketFolder(dataFolder, user);
  const postgresLog = await openPostgresLog(dataDir);
  const postmaster = await startPostmaster({
    program: postgres,
    dataFolder,
    socketFolder,
    user,
    postgresLog,
    settings: { listen_addresses: address, ...settings },
  }).catch(async (error: unknown) => {
    await postgresLog.file.close();
    throw error;
  });
  return {
    connection: {
      host: address,
      port: POSTGRES_SOCKET_PORT,
      user: EMBEDDED_DATABASE_USER,
      database: 'postgres',
    },
    end: async (signal: 'SIGKILL' | 'SIGINT') => {
      process.kill(postmaster.pid, signal);
      await postmaster.ended;
      await postgresLog.file.close();
      await removeStandInSocketFolder(dataFolder);
    },
  };
};
