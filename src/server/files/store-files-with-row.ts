import { randomUUID } from 'node:crypto';
import { Refusal } from '#kernel/refusal.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';
import { removeFilesAfterCommit, removeFilesJob } from './remove-files.ts';
import { type FileOwner, releaseStorage, reserveStorage } from './storage-quota.ts';

// By then a request that stores files has long ended, one way or the other.
const GRACE_SECONDS = 60 * 60;

/**
 * Stores files, then makes the change that names them. `change` returns the files that no row names any longer. A file
 * and a row can't be stored in one step. So a job that removes the new files is added first, and the change cancels it:
 * whatever happens in between, even a kill, no file stays without a row.
 */
export const storeFilesWithRow = async (
  { db, files, jobs }: Pick<Services, 'db' | 'files' | 'jobs'>,
  owner: FileOwner,
  contents: ReadonlyMap<string, Uint8Array>,
  change: (transaction: Db) => Promise<readonly string[]>,
): Promise<void> => {
  const key = `${removeFilesJob.name} ${randomUUID()}`;
  const names = [...contents.keys()];
  await db.transaction(async (transaction) => {
    await reserveStorage(transaction, owner, contents);
    await jobs.add(transaction, removeFilesJob.name, { names }, { key, inSeconds: GRACE_SECONDS });
  });
  try {
    for (const [name, bytes] of contents) await files.put(name, bytes);
    await db.transaction(async (transaction) => {
      const freed = await change(transaction);
      await jobs.cancel(transaction, key);
      await removeFilesAfterCommit(transaction, jobs, freed);
    });
  } catch (error) {
    // After a refusal the job above removes the files, but their room is free now.
    if (error instanceof Refusal) await releaseStorage(db, names);
    throw error;
  }
};
