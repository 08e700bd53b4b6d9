import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { POSTGRES_SOCKET_PORT } from './socket-folder.ts';

/** PostgreSQL writes this about itself to postmaster.pid in its folder. */
export interface PostmasterFile {
  pid: number;
  socketFolder: string;
  isReady: boolean;
}

const fileIn = (dataFolder: string) => join(dataFolder, 'postmaster.pid');

export async function readPostmasterFile(dataFolder: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(fileIn(dataFolder), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, socketFolder: lines[4] ?? '', isReady: lines[7]?.trim() === 'ready' };
}

/** Says whether this process number still belongs to the PostgreSQL of this folder; numbers are reused. */
export async function isPostmasterOf(dataFolder: string, pid: number): Promise<boolean> {
  const command = await commandLineOf(pid);
  // The watcher's shell has all these words among its own.
  return !command.startsWith('sh ') && command.includes(`/postgres -D ${dataFolder} `);
}

/**
 * PostgreSQL refuses to start while the number in a leftover file belongs to any process, as after a restart of the
 * machine, or in a container where nobody collects dead processes. If it is its own parent's number, PostgreSQL takes
 * the file for a leftover and still checks that no backend holds the shared memory; without the file it couldn't. The
 * lock beside its socket has no such use.
 */
export async function disarmStalePostmasterFile(dataFolder: string, pid: number): Promise<void> {
  await rm(join(dataFolder, `.s.PGSQL.${POSTGRES_SOCKET_PORT}.lock`), { force: true });
  if (!isRunning(pid)) return;
  const text = await readFile(fileIn(dataFolder), 'utf8');
  await writeFile(fileIn(dataFolder), text.replace(/^[^\n]*/, String(process.pid)));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function commandLineOf(pid: number): Promise<string> {
  if (process.platform === 'linux')
    return readFile(`/proc/${pid}/cmdline`, 'utf8').then(
      (words) => words.replaceAll('\0', ' '),
      () => '',
    );
  const run = promisify(execFile);
  return run('ps', ['-o', 'command=', '-p', String(pid)]).then(
    ({ stdout }) => stdout,
    () => '',
  );
}
