import { access, constants, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { caughtErrorMessage } from '#server/errors/caught-error.ts';
import { StartupError } from '#server/errors/startup-error.ts';

export interface FolderLock {
  release(): void;
}

export class FolderInUseError extends StartupError {}

const SQLITE_BUSY = 5;

/**
 * Node offers no file lock, but SQLite takes a real one. The kernel releases it however the process ends, so it can't
 * go stale as a file with a process number can; that number is stored beside it only for people to read.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const holderFile = join(folder, 'giewel.pid');
  let lock: DatabaseSync | undefined;
  try {
    lock = await openLockFile(join(folder, 'giewel.lock'));
    lock.exec('BEGIN EXCLUSIVE');
    await writeFile(holderFile, `${process.pid}\n`);
  } catch (error) {
    lock?.close();
    if (!isBusy(error)) {
      throw new StartupError(`Giewel cannot write to ${folder}: ${caughtErrorMessage(error)}.`, {
        cause: error,
      });
    }
    const holder = await readFile(holderFile, 'utf8').catch(() => 'unknown');
    throw new FolderInUseError(
      `Another Giewel is already running on ${folder} (process ${holder.trim()}). Stop it or set another DATA_DIR.`,
    );
  }
  const ownLock = lock;
  return { release: () => ownLock.close() };
}

async function openLockFile(file: string): Promise<DatabaseSync> {
  const lock = new DatabaseSync(file);
  // SQLite opens a read-only file for reading, and then its exclusive lock locks nothing.
  await access(file, constants.W_OK).catch((error: unknown) => {
    lock.close();
    throw error;
  });
  return lock;
}

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
