import { randomUUID } from 'node:crypto';
import { Refusal } from '#kernel/refusal.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';
import { removeAfterwards, removeFiles } from './remove-files.ts';
import { type FileOwner, releaseStorage, reserveStorage } from './storage.ts';

// By then a request that puts files has long ended, one way or the other.
const GRACE_SECONDS = 60 * 60;

/**
 * Puts files, then makes the change that names them. `change` answers the files that nothing names any more.
 *
 * A file and a row cannot be stored in one step. So the job that removes the new files is there before them, and
 * the change takes it away: whatever happens between the two, also a kill, no file stays that no row names.
 */
export const storeWithRow = async (
  { db, files, jobs }: Pick<Services, 'db' | 'files' | 'jobs'>,
  owner: FileOwner,
  contents: ReadonlyMap<string, Uint8Array>,
  change: (transaction: Db) => Promise<readonly string[]>,
): Promise<void> => {
  const key = `${removeFiles.name} ${randomUUID()}`;
  const names = [...contents.keys()];
  await db.transaction(async (transaction) => {
    await reserveStorage(transaction, owner, contents);
    await jobs.add(transaction, removeFiles.name, { names }, { key, inSeconds: GRACE_SECONDS });
  });
  try {
    for (const [name, bytes] of contents) await files.put(name, bytes);
    await db.transaction(async (transaction) => {
      const freed = await change(transaction);
      await jobs.cancel(transaction, key);
      await removeAfterwards(transaction, jobs, freed);
    });
  } catch (error) {
    // Refused on the way: the files go with the job above, their room is free at once.
    if (error instanceof Refusal) await releaseStorage(db, names);
    throw error;
  }
};
