// Starts a PostgreSQL server of a bench's own, at an address of its own.
import { findBinaries } from '#server/database/embedded/binaries.ts';
import { DATABASE_USER, dataFolderIn, ensureCluster } from '#server/database/embedded/cluster.ts';
import { openPostgresLog } from '#server/database/embedded/postgres-log.ts';
import { choosePostgresUser } from '#server/database/embedded/postgres-user.ts';
import { startPostmaster } from '#server/database/embedded/postmaster.ts';
import {
  makeSocketFolder,
  removeSocketFolder,
  SOCKET_PORT,
} from '#server/database/embedded/socket-folder.ts';

const user = await choosePostgresUser();
const { initdb, postgres } = await findBinaries();

export const makeCluster = (dataDir: string) => ensureCluster({ dataDir, initdb, user });

/** Nobody restarts it: a killed server stays dead until it is started again. */
export const startServer = async (
  dataDir: string,
  address: string,
  settings: Record<string, string> = {},
) => {
  await makeCluster(dataDir);
  const dataFolder = dataFolderIn(dataDir);
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
    connection: { host: address, port: SOCKET_PORT, user: DATABASE_USER, database: 'postgres' },
    end: async (signal: 'SIGKILL' | 'SIGINT') => {
      process.kill(postmaster.pid, signal);
      await postmaster.ended;
      await postgresLog.file.close();
      await removeSocketFolder(dataFolder);
    },
  };
};
