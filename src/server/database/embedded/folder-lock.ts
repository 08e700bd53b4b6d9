import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../../startup-error.ts';

export interface FolderLock {
  release(): void;
}

const SQLITE_BUSY = 5;

/**
 * Node offers no file lock of its own, but SQLite takes a real one. The kernel lets go of it however
 * the process ends, so it cannot go stale as a file with a process number in it can; that number is
 * kept beside it only to be told to people.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const holderFile = join(folder, 'giewel.pid');
  const lock = new DatabaseSync(join(folder, 'giewel.lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    const holder = await readFile(holderFile, 'utf8').catch(() => 'unknown');
    throw new FolderInUse(
      `Another Giewel is already running on ${folder} (process ${holder.trim()}). Stop it or set another DATA_DIR.`,
    );
  }
  await writeFile(holderFile, `${process.pid}\n`);
  return { release: () => lock.close() };
}

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

export class FolderInUse extends StartupError {}
