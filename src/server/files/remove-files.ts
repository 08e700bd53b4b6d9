import type { Db } from '#server/database/db.ts';
import type { JobQueue } from '#server/jobs/job-queue.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import { releaseStorage } from './storage-quota.ts';

interface Payload {
  names: readonly string[];
}

/** Removes files once the transaction that no longer names them has committed. */
export const removeFilesAfterCommit = async (transaction: Db, jobs: JobQueue, names: readonly string[]) => {
  if (names.length === 0) return;
  await releaseStorage(transaction, names);
  await jobs.add(transaction, removeFilesJob.name, { names } satisfies Payload);
};

export const removeFilesJob: JobDefinition = {
  name: 'remove-files',
  run: async (payload, { db, files }) => {
    const { names } = payload as Payload;
    for (const name of names) await files.remove(name);
    await releaseStorage(db, names);
  },
};
