// Two PostgreSQL servers at addresses of their own, the second a synchronous standby of the first.
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** Not kept alive by anybody: what is killed stays dead. */
const startServer = async (dataDir: string, address: string, settings: Record<string, string>) => {
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

interface Addresses {
  primary: string;
  standby: string;
}

/** Both take writes with a commit that waits for the other's disk. `remove` ends nothing: end both before. */
export const startTwoServers = async (addresses: Addresses) => {
  const folder = await mkdtemp(join(tmpdir(), 'giewel-two-servers-'));
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  for (const dataDir of [first, second]) await mkdir(dataDir);
  await ensureCluster({ dataDir: first, initdb, user });
  await cp(dataFolderIn(first), dataFolderIn(second), { recursive: true, preserveTimestamps: true });
  await writeFile(join(dataFolderIn(second), 'standby.signal'), '');
  const primary = await startServer(first, addresses.primary, { synchronous_standby_names: '*' });
  const standby = await startServer(second, addresses.standby, {
    primary_conninfo: `host=${addresses.primary} port=${SOCKET_PORT} user=${DATABASE_USER}`,
  });
  return {
    folder,
    primary,
    standby,
    /** The same as a DATABASE_URL. */
    url: `postgresql://${DATABASE_USER}@${addresses.primary}:${SOCKET_PORT},${addresses.standby}:${SOCKET_PORT}/postgres`,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};
