import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SOCKET_PORT } from './socket-folder.ts';

/** What PostgreSQL writes about itself in its folder, in postmaster.pid. */
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

/** Whether this process number still belongs to the PostgreSQL of this folder; numbers are given out again. */
export async function isPostmasterOf(dataFolder: string, pid: number): Promise<boolean> {
  const command = await commandLineOf(pid);
  // The watcher beside it is a shell with all of these words among its own.
  return !command.startsWith('sh ') && command.includes(`/postgres -D ${dataFolder} `);
}

/**
 * PostgreSQL refuses to start while the number in a leftover file belongs to any process, as it does
 * after a restart of the machine, or in a container where nobody collects the dead. Its own parent's
 * number it takes for a leftover, and goes on to check that no backend still holds the shared
 * memory, which it could not do if the file were removed. The lock beside its socket has no such use.
 */
export async function disarmLeftover(dataFolder: string, pid: number): Promise<void> {
  await rm(join(dataFolder, `.s.PGSQL.${SOCKET_PORT}.lock`), { force: true });
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
