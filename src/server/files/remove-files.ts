import type { Db } from '#server/database/db.ts';
import type { JobQueue } from '#server/job-queue.ts';
import type { Job } from '#server/jobs.ts';
import { giveRoomBack } from './storage.ts';

interface Payload {
  names: readonly string[];
}

/** Has files removed once the transaction that let go of them has committed. */
export const removeAfterwards = async (transaction: Db, jobs: JobQueue, names: readonly string[]) => {
  if (names.length === 0) return;
  await giveRoomBack(transaction, names);
  await jobs.add(transaction, removeFiles.name, { names } satisfies Payload);
};

export const removeFiles: Job = {
  name: 'remove-files',
  run: async (payload, { db, files }) => {
    const { names } = payload as Payload;
    for (const name of names) await files.remove(name);
    await giveRoomBack(db, names);
  },
};
