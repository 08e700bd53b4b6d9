import type { Db } from '#server/database/db.ts';
import type { JobQueue } from '#server/job-queue.ts';
import type { Job } from '#server/jobs.ts';

interface Payload {
  names: readonly string[];
}

/** Has files removed once the transaction that let go of them has committed. */
export const removeAfterwards = async (transaction: Db, jobs: JobQueue, names: readonly string[]) => {
  if (names.length > 0) await jobs.add(transaction, removeFiles.name, { names } satisfies Payload);
};

export const removeFiles: Job = {
  name: 'remove-files',
  run: async (payload, { files }) => {
    for (const name of (payload as Payload).names) await files.remove(name);
  },
};
