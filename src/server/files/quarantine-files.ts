import { buffer } from 'node:stream/consumers';
import type { Db } from '#server/database/db.ts';
import type { JobQueue } from '#server/jobs/job-queue.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';

interface Payload {
  moves: readonly (readonly [from: string, to: string])[];
}

/** Files of this folder are never served. */
export const quarantineFileName = (name: string) => `withheld/${name}`;

const move = async (transaction: Db, jobs: JobQueue, moves: Payload['moves']) => {
  if (moves.length > 0) await jobs.add(transaction, moveFilesJob.name, { moves } satisfies Payload);
};

/** Moves files to where they aren't served, once the transaction has committed. */
export const quarantineFiles = (transaction: Db, jobs: JobQueue, names: readonly string[]) =>
  move(
    transaction,
    jobs,
    names.map((name) => [name, quarantineFileName(name)]),
  );

export const releaseFilesFromQuarantine = (transaction: Db, jobs: JobQueue, names: readonly string[]) =>
  move(
    transaction,
    jobs,
    names.map((name) => [quarantineFileName(name), name]),
  );

/** It is safe to run twice. */
export const moveFilesJob: JobDefinition = {
  name: 'move-files',
  run: async (payload, { files }) => {
    for (const [from, to] of (payload as Payload).moves) {
      const file = await files.read(from);
      if (!file) continue;
      await files.put(to, await buffer(file.content));
      await files.remove(from);
    }
  },
};
