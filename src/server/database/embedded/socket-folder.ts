import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { PostgresUser } from './postgres-user.ts';

export const SOCKET_PORT = 5432;

/** The kernel allows about 104 bytes for the path of a socket. */
const LONGEST_PATH = 100;
const SHORT_PREFIX = 'giewel-socket-';

/**
 * PostgreSQL's own folder is open to nobody else, so whoever reaches the socket in it may come in
 * without a password. Where that path is too long, a folder just as private stands in for it.
 */
export async function makeSocketFolder(dataFolder: string, user: PostgresUser): Promise<string> {
  const socket = join(dataFolder, `.s.PGSQL.${SOCKET_PORT}`);
  if (Buffer.byteLength(socket) <= LONGEST_PATH) return dataFolder;
  const folder = await mkdtemp(join(tmpdir(), SHORT_PREFIX));
  await chown(folder, user.owner.uid, user.owner.gid);
  return folder;
}

/** Also for the folder a killed predecessor left behind. */
export async function removeSocketFolder(folder: string): Promise<void> {
  if (basename(folder).startsWith(SHORT_PREFIX)) await rm(folder, { recursive: true, force: true });
}
