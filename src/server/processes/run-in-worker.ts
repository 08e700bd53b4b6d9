import { Worker } from 'node:worker_threads';
import { makeOutsideCall } from './outside-calls-and-transactions.ts';

interface Allowed {
  milliseconds: number;
  megabytes: number;
}

export type WorkerMessage<Result> = { isReady: true } | { result: Result };

const isOutOfMemory = (error: unknown) => (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';

const run = <Result>(file: string | URL, bytes: Uint8Array, allowed: Allowed): Promise<Result | null> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(file, {
      // The bytes are copied: a view would transfer the whole buffer behind it.
      workerData: new Uint8Array(bytes),
      resourceLimits: { maxOldGenerationSizeMb: allowed.megabytes },
    });
    let clock: NodeJS.Timeout | undefined;
    const giveUp = () => {
      resolve(null);
      worker.terminate().catch(reject);
    };
    worker.on('message', (message: WorkerMessage<Result>) => {
      if ('result' in message) return resolve(message.result);
      // Starting isn't part of the work, because a busy machine makes it slow.
      clock = setTimeout(giveUp, allowed.milliseconds);
    });
    worker.once('error', (error) => (isOutOfMemory(error) ? resolve(null) : reject(error)));
    worker.once('exit', () => {
      clearTimeout(clock);
      reject(new Error('A thread ended without an answer'));
    });
  });

/**
 * Runs a file in a thread on bytes from outside, and returns null if it takes more time or memory than allowed. The
 * file must call runWorkerEntry.
 */
export const runInWorker = <Result>(
  file: string | URL,
  bytes: Uint8Array,
  allowed: Allowed,
): Promise<Result | null> => makeOutsideCall('a thread', () => run<Result>(file, bytes, allowed));
