// Starts two PostgreSQL servers at addresses of their own, the second a synchronous standby of the first.
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMBEDDED_DATABASE_USER, clusterFolderIn } from '#server/database/embedded/postgres-cluster.ts';
import { POSTGRES_SOCKET_PORT } from '#server/database/embedded/socket-folder.ts';
import { makeCluster, startServer } from './start-postgres-server.ts';

interface ServerHosts {
  primary: string;
  standby: string;
}

/** Both take writes with a commit that waits for the other's disk. `remove` ends nothing: end both before. */
export const startTwoServers = async (addresses: ServerHosts) => {
  const folder = await mkdtemp(join(tmpdir(), 'giewel-two-servers-'));
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  for (const dataDir of [first, second]) await mkdir(dataDir);
  await makeCluster(first);
  await cp(clusterFolderIn(first), clusterFolderIn(second), { recursive: true, preserveTimestamps: true });
  await writeFile(join(clusterFolderIn(second), 'standby.signal'), '');
  const primary = await startServer(first, addresses.primary, { synchronous_standby_names: '*' });
  const standby = await startServer(second, addresses.standby, {
    primary_conninfo: `host=${addresses.primary} port=${POSTGRES_SOCKET_PORT} user=${EMBEDDED_DATABASE_USER}`,
  });
  return {
    folder,
    primary,
    standby,
    /** The address in the form of DATABASE_URL. */
    url: `postgresql://${EMBEDDED_DATABASE_USER}@${addresses.primary}:${POSTGRES_SOCKET_PORT},${addresses.standby}:${POSTGRES_SOCKET_PORT}/postgres`,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};
