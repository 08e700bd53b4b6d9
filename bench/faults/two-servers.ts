// Starts two PostgreSQL servers at addresses of their own, the second a synchronous standby of the first.
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATABASE_USER, dataFolderIn } from '#server/database/embedded/cluster.ts';
import { SOCKET_PORT } from '#server/database/embedded/socket-folder.ts';
import { makeCluster, startServer } from './one-server.ts';

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
    /** The address in the form of DATABASE_URL. */
    url: `postgresql://${DATABASE_USER}@${addresses.primary}:${SOCKET_PORT},${addresses.standby}:${SOCKET_PORT}/postgres`,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};
