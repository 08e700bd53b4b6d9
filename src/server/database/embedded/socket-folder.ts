import { createHash } from 'node:crypto';
import { chown, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostgresOsUser } from './postgres-os-user.ts';

export const POSTGRES_SOCKET_PORT = 5432;

/** The kernel limits a socket's path to about 104 bytes. */
const LONGEST_PATH = 100;

/**
 * PostgreSQL's own folder is closed to other users, so its socket needs no password. If that path is too long, a folder
 * just as private takes its place.
 */
export async function makeSocketFolder(dataFolder: string, user: PostgresOsUser): Promise<string> {
  if (fitsASocket(dataFolder)) return dataFolder;
  const folder = standIn(dataFolder);
  // It is made again each time: a killed run leaves it behind, and one that another user has put there can't be removed
  // or made again by us.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  await chown(folder, user.owner.uid, user.owner.gid);
  return folder;
}

export async function removeStandInSocketFolder(dataFolder: string): Promise<void> {
  if (!fitsASocket(dataFolder)) await rm(standIn(dataFolder), { recursive: true, force: true });
}

function fitsASocket(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${POSTGRES_SOCKET_PORT}`)) <= LONGEST_PATH;
}

function standIn(dataFolder: string): string {
  const name = createHash('sha256').update(dataFolder).digest('hex').slice(0, 16);
  return join(tmpdir(), `giewel-socket-${name}`);
}
